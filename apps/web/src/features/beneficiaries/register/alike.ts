import { type Comparable, duplicateReasons } from '@teeka/domain/beneficiaries';
import { nameLength } from '@teeka/domain/person';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { bornOn, type Recipient } from '../recipient-form/recipient.ts';

const most = 5;
const endOf = (type: string | number | null, last4: string): string | undefined =>
  type === null || type === '' || last4 === '' ? undefined : `${type}:${last4}`;

function comparable(form: Recipient): Comparable {
  return {
    name: form.name,
    dob: bornOn(form),
    dob_is_year: form.dob_is_year,
    gender: form.gender === '' ? undefined : Number(form.gender),
    guardian_name: form.guardian_name,
    mobile: form.mobile_number.replaceAll(' ', ''),
    photo_id_end: endOf(form.photo_id_type, form.photo_id_number.trim().toUpperCase().slice(-4)),
  };
}

/** People on this phone who may be the one in the form. A name counts from the letters on that a name has at least. */
export function alikeOnPhone(form: Recipient, people: ReadonlyMap<string, PersonOnPhone>): readonly PersonOnPhone[] {
  if (form.name.trim().length < nameLength.min) return [];
  const candidate = comparable(form);
  const found: PersonOnPhone[] = [];
  for (const person of people.values()) {
    const existing: Comparable = {
      name: person.ben_name,
      dob: person.dob,
      dob_is_year: person.dob_is_year,
      gender: person.gender,
      guardian_name: person.guardian_name,
      mobile: person.mobile,
      photo_id_end: endOf(person.photo_id_type, person.photo_id_last4),
    };
    if (duplicateReasons(candidate, existing).length > 0) found.push(person);
    if (found.length === most) break;
  }
  return found;
}
