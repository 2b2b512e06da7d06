import type { EditedField, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { type EditFacts, editRefusals, normalPerson, type PersonValues } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { studentCardTypeId } from '@teeka/domain/identity';
import { birthOfYear } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { amountTyped } from '@teeka/domain/text';
import { bornOn, photoIdsOf, type Recipient, withChange } from '../recipient-form/recipient.ts';
import { formField, type Seen } from './seen.ts';

export type EditRequest = RequestOf<typeof updateBeneficiaryBasicDetails>;

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

/** Fields that differ from what the worker saw; an ID counts when another was begun or the one on record removed. */
export function changedFields(seen: Recipient, form: Recipient): EditedField[] {
  const differs = (field: EditedField) => seen[formField(field)] !== form[formField(field)];
  // A chosen guardian brings the name along.
  const named = differs('guardian_ben_id') && form.guardian_ben_id !== '';
  const changed = compared.filter((field) => differs(field) && !(named && field === 'guardian_name'));
  const birth = (one: Recipient) => `${one.dob_is_year} ${one.dob_is_year ? one.birth_year : one.dob}`;
  if (birth(seen) !== birth(form)) changed.push('dob');
  const otherId = form.photo_id_type !== '' || form.photo_id_number.trim() !== '';
  if (otherId || form.photo_id_removed) changed.push('photo_id_number');
  return changed;
}

/**
 * The form after a change. A student's card that the new birth does not allow is taken off the record: the list has
 * none such (specification 2, section 4).
 */
export function withEditChange(seen: Seen, form: Recipient, change: Partial<Recipient>, today: CivilDate): Recipient {
  const next = withChange(form, change, today);
  const student = seen.photoId?.type === String(studentCardTypeId) && next.photo_id_type === '';
  const lost = student && bornOn(next) && !photoIdsOf(next, today).some(({ id }) => id === studentCardTypeId);
  return lost ? { ...next, photo_id_removed: true } : next;
}

export interface EditContext {
  readonly beneficiary_id: string;
  readonly version: number;
  readonly captured_at: string;
  readonly read_out: boolean;
}

function photoIdOf({ photoId }: Seen, form: Recipient): number | null {
  const type = form.photo_id_type || (form.photo_id_removed ? '' : (photoId?.type ?? ''));
  return type === '' ? null : Number(type);
}

/** The request of an edit: changed fields only count; what is empty because it is not known is left out. */
export function editRequest(seen: Seen, form: Recipient, context: EditContext): EditRequest {
  const kept = normalPerson({
    ben_name: form.name,
    address: form.address,
    beneficiary_gender: Number(form.gender),
    ben_mobile_number: form.mobile_number,
    ben_type_id: Number(form.ben_type_id),
    dob: form.dob_is_year ? birthOfYear(form.birth_year) : form.dob,
    dob_is_year: form.dob_is_year,
    photo_id_type: photoIdOf(seen, form),
    photo_id_number: form.photo_id_number,
    village_id: Number(form.village_id),
    guardian_ben_id: form.guardian_ben_id,
    guardian_name: form.guardian_name,
    father_name: form.father_name,
    lmp_date: form.lmp_date === '' ? null : form.lmp_date,
    previous_pregnancy_year: form.previous_pregnancy_year,
    blood_group: form.blood_group,
    child_weight: amountTyped(form.child_weight),
    abha_address: form.abha_address,
  });
  const changed = changedFields(seen.form, form);
  return { ...kept, ...context, year: kept.dob.slice(0, 4), is_update: true, changed };
}

/** The details of an edit as the rules take them. */
export function valuesOf(request: EditRequest): PersonValues {
  return {
    ...request,
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
}

/** What is wrong with an edit, under the names of the form. */
export function wrongInEdit(
  request: EditRequest,
  facts: Omit<EditFacts, 'beneficiary_id' | 'read_out' | 'deceased'>,
): readonly Refusal[] {
  const { beneficiary_id, read_out } = request;
  const found = editRefusals(valuesOf(request), request.changed, {
    ...facts,
    beneficiary_id,
    read_out,
    deceased: false,
  });
  const village: Refusal[] =
    request.changed.includes('village_id') && !request.village_id ? [{ code: 'FLDVAL0001', path: 'village_id' }] : [];
  return inForm([...village, ...found], request);
}

/** Refusals of the wire under the names of the form; of a birth under the field in which it is typed. */
export function inForm(
  refusals: readonly Refusal[],
  { dob_is_year }: Pick<EditRequest, 'dob_is_year'>,
): readonly Refusal[] {
  const field = (path: string) => (path === 'dob' && dob_is_year ? 'birth_year' : formField(path));
  return refusals.map((refusal) => (refusal.path ? { ...refusal, path: field(refusal.path) } : refusal));
}
