import { type Comparable, duplicateReasons } from '@teeka/domain/beneficiaries';
import { nameLength } from '@teeka/domain/person';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { comparable, endOfPhotoId } from '../../../records/beneficiaries/comparable.ts';
import { bornOn, type Recipient } from '../recipient-form/recipient.ts';

const most = 5;

function asComparable(form: Recipient): Comparable {
  return {
    name: form.name,
    dob: bornOn(form),
    dob_is_year: form.dob_is_year,
    gender: form.gender === '' ? undefined : Number(form.gender),
    guardian_name: form.guardian_name,
    mobile: form.mobile_number.replaceAll(' ', ''),
    photo_id_end: endOfPhotoId(form.photo_id_type, form.photo_id_number.trim().toUpperCase().slice(-4)),
  };
}

/** People on this phone who may be the one in the form. A name counts from the letters on that a name has at least. */
export function alikeOnPhone(form: Recipient, people: ReadonlyMap<string, PersonOnPhone>): readonly PersonOnPhone[] {
  if (form.name.trim().length < nameLength.min) return [];
  const candidate = asComparable(form);
  const found: PersonOnPhone[] = [];
  for (const person of people.values()) {
    if (duplicateReasons(candidate, comparable(person)).length > 0) found.push(person);
    if (found.length === most) break;
  }
  return found;
}
