import type {
  EditedField,
  getBeneficiaryDetails,
  updateBeneficiaryBasicDetails,
} from '@teeka/contract/beneficiaries';
import type { ReplyOf, RequestOf } from '@teeka/contract/call';
import { editRefusals, normalPerson } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { birthOfYear, genders } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';

export type EditRequest = RequestOf<typeof updateBeneficiaryBasicDetails>;

/** The form's names of fields that the wire calls otherwise. */
const formNames: Readonly<Record<string, keyof Recipient>> = {
  ben_name: 'name',
  beneficiary_gender: 'gender',
  ben_mobile_number: 'mobile_number',
  year: 'birth_year',
};
export const formField = (path: string): keyof Recipient => formNames[path] ?? (path as keyof Recipient);

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const year = (dob: string, only: boolean | undefined): string => (only ? dob.slice(0, 4) : '');

/** A person of this phone in the form. What the pack does not carry stays empty, and is only sent when typed. */
export function formOfPerson(person: PersonOnPhone): Recipient {
  return {
    ...emptyRecipient,
    name: person.ben_name,
    gender: String(person.gender),
    dob: person.dob,
    dob_is_year: person.dob_is_year ?? false,
    birth_year: year(person.dob, person.dob_is_year),
    village_id: String(person.village_id),
    mobile_number: person.mobile,
    ben_type_id: String(person.ben_type_id),
    photo_id_type: text(person.photo_id_type),
    guardian_ben_id: text(person.guardian_ben_id),
    guardian_name: person.guardian_name,
    father_name: person.father_name ?? '',
    lmp_date: text(person.lmp_date),
  };
}

/** A person asked of the server in the form; the ID's number is masked there and never filled in. */
export function formOfDetails(details: ReplyOf<typeof getBeneficiaryDetails>): Recipient {
  const gender = genders.find((one) => one.gender === details.beneficiary_gender)?.id;
  return {
    ...emptyRecipient,
    name: details.ben_name,
    gender: text(gender ?? details.beneficiary_gender),
    dob: details.dob,
    dob_is_year: details.dob_is_year,
    birth_year: year(details.dob, details.dob_is_year),
    village_id: String(details.village_id),
    mobile_number: details.ben_mobile_number,
    ben_type_id: text(details.ben_type_id[0]),
    photo_id_type: text(details.photo_id_type),
    photo_id_number: '',
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
}

const compared: readonly EditedField[] = [
  'ben_name',
  'address',
  'beneficiary_gender',
  'ben_mobile_number',
  'ben_type_id',
  'village_id',
  'guardian_ben_id',
  'guardian_name',
  'father_name',
  'lmp_date',
  'previous_pregnancy_year',
  'blood_group',
  'child_weight',
  'abha_address',
];

/** Fields that differ from what the worker saw. An ID counts when its number was typed. */
export function changedFields(seen: Recipient, form: Recipient): EditedField[] {
  const changed = compared.filter((field) => seen[formField(field)] !== form[formField(field)]);
  const birth = (one: Recipient) => `${one.dob_is_year} ${one.dob_is_year ? one.birth_year : one.dob}`;
  if (birth(seen) !== birth(form)) changed.push('dob');
  if (form.photo_id_number.trim() !== '') changed.push('photo_id_number');
  return changed;
}

export interface EditContext {
  readonly beneficiary_id: string;
  readonly version: number;
  readonly captured_at: string;
  readonly read_out: boolean;
}

/** The request of an edit: changed fields only count; what is empty because it is not known is left out. */
export function editRequest(seen: Recipient, form: Recipient, context: EditContext): EditRequest {
  const changed = changedFields(seen, form);
  const typedId = changed.includes('photo_id_number');
  const idType = typedId ? form.photo_id_type : seen.photo_id_type;
  const kept = normalPerson({
    ben_name: form.name,
    address: form.address,
    beneficiary_gender: Number(form.gender),
    ben_mobile_number: form.mobile_number,
    ben_type_id: Number(form.ben_type_id),
    dob: form.dob_is_year ? birthOfYear(form.birth_year) : form.dob,
    dob_is_year: form.dob_is_year,
    photo_id_type: idType === '' ? null : Number(idType),
    photo_id_number: form.photo_id_number,
    village_id: Number(form.village_id),
    guardian_ben_id: form.guardian_ben_id,
    guardian_name: form.guardian_name,
    father_name: form.father_name,
    lmp_date: form.lmp_date === '' ? null : form.lmp_date,
    previous_pregnancy_year: form.previous_pregnancy_year,
    blood_group: form.blood_group,
    child_weight: form.child_weight.trim() === '' ? null : Number(form.child_weight),
    abha_address: form.abha_address,
  });
  return { ...kept, ...context, year: kept.dob.slice(0, 4), is_update: true, changed };
}

/** What is wrong with an edit, under the names of the form. */
export function wrongInEdit(
  request: EditRequest,
  today: CivilDate,
  guardian: { readonly dob: CivilDate } | undefined,
): readonly Refusal[] {
  const { ben_name, address, dob, dob_is_year, beneficiary_id, read_out } = request;
  const person = {
    ...request,
    ben_name,
    address,
    dob,
    dob_is_year,
    village_id: request.village_id ?? 0,
    guardian_ben_id: request.guardian_ben_id ?? '',
    guardian_name: request.guardian_name ?? '',
    father_name: request.father_name ?? '',
    lmp_date: request.lmp_date ?? null,
    previous_pregnancy_year: request.previous_pregnancy_year ?? '',
    blood_group: request.blood_group ?? '',
    child_weight: request.child_weight ?? null,
    abha_address: request.abha_address ?? '',
  };
  const found = editRefusals(person, request.changed, {
    today,
    testNumbers: 'accepted',
    abha: person.abha_address.endsWith('@abdm') ? 'production' : 'sandbox',
    beneficiary_id,
    read_out,
    deceased: false,
    guardian,
    birth: { today },
  });
  return inForm(found);
}

/** Refusals of the wire under the names of the form. */
export const inForm = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((refusal) => (refusal.path ? { ...refusal, path: formField(refusal.path) } : refusal));
