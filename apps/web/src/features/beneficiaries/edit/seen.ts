import { type getBeneficiaryDetails, pathOfEdit } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { type DetailField, detailFields, eachField, type PersonValues } from '@teeka/domain/beneficiaries';
import { genders } from '@teeka/domain/person';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { Place } from '../recipient-form/places.ts';
import { emptyRecipient, type Recipient, wholeRecipient } from '../recipient-form/recipient.ts';

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
  /** A health account is linked: its address stands in the form, and is not the form's to change. Left out by earlier versions. */
  readonly abhaLinked?: boolean;
}

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const year = (dob: string, only: boolean | undefined): string => (only ? dob.slice(0, 4) : '');
const onRecord = (type: number | null, number: string): IdOnRecord | null =>
  type === null ? null : { type: String(type), last4: number.slice(-4) };

/** The details in a record, as the form has them. */
const detailsIn = (record: { readonly [Field in DetailField]?: PersonValues[Field] | undefined }) =>
  eachField<DetailField, Recipient>(detailFields, (field) => text(record[field]));

/** A person of this phone. What the pack does not carry stays empty, and is only sent when typed. */
export function seenOnPhone(person: PersonOnPhone): Seen {
  const form = {
    ...emptyRecipient,
    ...detailsIn(person),
    name: person.ben_name,
    gender: String(person.gender),
    dob: person.dob,
    dob_is_year: person.dob_is_year ?? false,
    birth_year: year(person.dob, person.dob_is_year),
    village_id: String(person.village_id),
    mobile_number: person.mobile,
    ben_type_id: String(person.ben_type_id),
    guardian_ben_id: text(person.guardian_ben_id),
    abha_address: person.abha?.address ?? '',
  };
  const photoId = onRecord(person.photo_id_type, person.photo_id_last4);
  return { form, photoId, village: undefined, version: person.version, abhaLinked: person.abha !== undefined };
}

/** A person asked of the server; the ID's number is masked there. */
export function seenOnServer(details: ReplyOf<typeof getBeneficiaryDetails>): Seen {
  const gender = genders.find((one) => one.gender === details.beneficiary_gender)?.id;
  const { village_id: id, village_name: name } = details;
  const form = {
    ...emptyRecipient,
    ...detailsIn(details),
    name: details.ben_name,
    gender: text(gender ?? details.beneficiary_gender),
    dob: details.dob,
    dob_is_year: details.dob_is_year,
    birth_year: year(details.dob, details.dob_is_year),
    village_id: String(id),
    mobile_number: details.ben_mobile_number,
    ben_type_id: text(details.ben_type_id[0]),
    guardian_ben_id: details.guardian_ben_id,
    address: details.address,
  };
  const photoId = onRecord(details.photo_id_type, details.photo_id_number);
  const abhaLinked = Boolean(details.abha_number_masked);
  return { form, photoId, village: { id, names: { en: name } }, version: details.version, abhaLinked };
}

/** The form's field behind a path of the wire. */
export const formField = (path: string): keyof Recipient => pathOfEdit(path) as keyof Recipient;

/** An edit as it is half-filled. */
export interface EditDraft {
  readonly form: Recipient | null;
  /** The record over which it was typed; left out by earlier versions of the app. */
  readonly over?: Seen;
}

/** The record that an earlier version kept is filled up; what was typed then is laid over a record and needs no more. */
export const wholeEdit = ({ form, over }: EditDraft): EditDraft =>
  over ? { form, over: { ...over, form: wholeRecipient(over.form) } } : { form };

/** An edit's form: the record as it is seen now, with what was typed. */
export function editedForm(seen: Seen | null, { form, over }: EditDraft): Recipient {
  const record = seen?.form ?? emptyRecipient;
  if (!form) return record;
  const typed = typedOver(record, form, over?.form);
  // What was typed before the account was linked does not count any more.
  return seen?.abhaLinked ? { ...typed, abha_address: record.abha_address } : typed;
}

/** What was typed over a record as it was seen then, over the record as it is seen now. */
export const typedOver = (now: Recipient, typed: Recipient, then: Partial<Recipient> = {}): Recipient =>
  Object.assign(
    { ...now },
    ...(Object.keys(typed) as (keyof Recipient)[])
      .filter((field) => typed[field] !== then[field])
      .map((field) => ({ [field]: typed[field] })),
  );

/** Fields of the form that are one field of an edit. */
const inOne: Readonly<Record<string, readonly (keyof Recipient)[]>> = {
  dob: ['dob', 'dob_is_year', 'birth_year'],
  photo_id_number: ['photo_id_type', 'photo_id_number', 'photo_id_removed'],
};

/** The form with fields as they were before they were changed. */
export const withoutChange = (form: Recipient, then: Recipient, fields: readonly string[]): Recipient =>
  Object.assign(
    { ...form },
    ...fields.flatMap((field) => inOne[field] ?? [formField(field)]).map((field) => ({ [field]: then[field] })),
  );
