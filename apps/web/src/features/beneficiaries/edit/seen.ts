import type { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { genders } from '@teeka/domain/person';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { Place } from '../recipient-form/places.ts';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';
import type { EditRequest } from './edit.ts';

/** A photo ID on record: its type, and the end of its number. */
export interface IdOnRecord {
  readonly type: string;
  readonly last4: string;
}

/** A person's record as the worker sees it; the ID on record stands beside the form, which only takes a new one. */
export interface Seen {
  readonly form: Recipient;
  readonly photoId: IdOnRecord | null;
  readonly village: Place | undefined;
  readonly version: number;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const year = (dob: string, only: boolean | undefined): string => (only ? dob.slice(0, 4) : '');
const onRecord = (type: number | null, number: string): IdOnRecord | null =>
  type === null ? null : { type: String(type), last4: number.slice(-4) };

/** A person of this phone. What the pack does not carry stays empty, and is only sent when typed. */
export function seenOnPhone(person: PersonOnPhone): Seen {
  const form = {
    ...emptyRecipient,
    name: person.ben_name,
    gender: String(person.gender),
    dob: person.dob,
    dob_is_year: person.dob_is_year ?? false,
    birth_year: year(person.dob, person.dob_is_year),
    village_id: String(person.village_id),
    mobile_number: person.mobile,
    ben_type_id: String(person.ben_type_id),
    guardian_ben_id: text(person.guardian_ben_id),
    guardian_name: person.guardian_name,
    father_name: person.father_name ?? '',
    lmp_date: text(person.lmp_date),
  };
  const photoId = onRecord(person.photo_id_type, person.photo_id_last4);
  return { form, photoId, village: undefined, version: person.version };
}

/** A person asked of the server; the ID's number is masked there. */
export function seenOnServer(details: ReplyOf<typeof getBeneficiaryDetails>): Seen {
  const gender = genders.find((one) => one.gender === details.beneficiary_gender)?.id;
  const { village_id: id, village_name: name } = details;
  const form = {
    ...emptyRecipient,
    name: details.ben_name,
    gender: text(gender ?? details.beneficiary_gender),
    dob: details.dob,
    dob_is_year: details.dob_is_year,
    birth_year: year(details.dob, details.dob_is_year),
    village_id: String(id),
    mobile_number: details.ben_mobile_number,
    ben_type_id: text(details.ben_type_id[0]),
    guardian_ben_id: details.guardian_ben_id,
    guardian_name: details.guardian_name,
    father_name: details.father_name,
    lmp_date: text(details.lmp_date),
    previous_pregnancy_year: details.previous_pregnancy_year,
    blood_group: details.blood_group,
    child_weight: text(details.child_weight),
    abha_address: details.abha_address,
    address: details.address,
  };
  const photoId = onRecord(details.photo_id_type, details.photo_id_number);
  return { form, photoId, village: { id, name, name_hi: '' }, version: details.version };
}

/** The form's names of fields that the wire calls otherwise. */
const formNames: Readonly<Record<string, keyof Recipient>> = {
  ben_name: 'name',
  beneficiary_gender: 'gender',
  ben_mobile_number: 'mobile_number',
  year: 'birth_year',
};
export const formField = (path: string): keyof Recipient => formNames[path] ?? (path as keyof Recipient);

/** What a refused edit wants, laid into a form: the fields that it names. */
export function withRefused(form: Recipient, edit: EditRequest): Recipient {
  const wanted: Record<string, string | boolean> = {};
  for (const field of edit.changed) wanted[formField(field)] = text(edit[field]);
  if (edit.changed.includes('dob')) {
    wanted['dob_is_year'] = edit.dob_is_year;
    wanted['birth_year'] = year(edit.dob, edit.dob_is_year);
  }
  if (edit.changed.includes('photo_id_number')) {
    wanted['photo_id_type'] = text(edit.photo_id_type);
    wanted['photo_id_removed'] = edit.photo_id_type === null;
  }
  return { ...form, ...wanted };
}

/**
 * The record behind a refused edit where neither phone nor server has it now: all that the edit carries, and in place
 * of what it changes something else, so that it still counts as changed.
 */
export function seenBehind(edit: EditRequest): Seen {
  const whole: Recipient = {
    ...emptyRecipient,
    ...Object.fromEntries(
      (Object.keys(emptyRecipient) as (keyof Recipient)[])
        .filter((field) => field in edit)
        .map((field) => [field, text(edit[field as keyof EditRequest])]),
    ),
    name: edit.ben_name,
    gender: String(edit.beneficiary_gender),
    mobile_number: edit.ben_mobile_number,
    dob_is_year: edit.dob_is_year,
    birth_year: year(edit.dob, edit.dob_is_year),
    photo_id_type: '',
    photo_id_number: '',
  };
  const before: Record<string, string | boolean> = edit.changed.includes('dob')
    ? { dob: '', birth_year: '', dob_is_year: false }
    : {};
  for (const field of edit.changed) {
    const name = formField(field);
    if (field !== 'dob') before[name] = whole[name] === '' ? '?' : '';
  }
  const kept = edit.changed.includes('photo_id_number') ? null : edit.photo_id_type;
  return {
    form: { ...whole, ...before, photo_id_number: '' },
    photoId: onRecord(kept, ''),
    village: undefined,
    version: edit.version,
  };
}
