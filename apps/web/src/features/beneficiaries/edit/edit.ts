import {
  type EditedField,
  fieldOfEdit,
  fieldsInEdit,
  nameInEdit,
  personInEdit,
  personOfEdit,
  type updateBeneficiaryBasicDetails,
} from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import {
  type EditedFieldName,
  type EditFacts,
  eachField,
  editRefusals,
  fieldText,
  nobody,
  normalPerson,
  type PersonField,
  type PersonValues,
  personFieldNames,
} from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { studentCardTypeId } from '@teeka/domain/identity';
import { birthOfYear } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { personOfForm } from '../recipient-form/person-of-form.ts';
import { bornOn, photoIdsOf, type Recipient, type TypesOffAt, withChange } from '../recipient-form/recipient.ts';
import { formField, type Seen } from './seen.ts';

export type EditRequest = RequestOf<typeof updateBeneficiaryBasicDetails>;

/** Fields that differ from what the worker saw; an ID counts when another was begun or the one on record removed. */
export function changedFields(seen: Recipient, form: Recipient): EditedField[] {
  const differs = (field: EditedFieldName) => seen[field] !== form[field];
  // A chosen guardian brings the name along.
  const named = differs('guardian_ben_id') && form.guardian_ben_id !== '';
  const isOwn = (field: EditedFieldName) =>
    field === 'dob' || field === 'photo_id_number' || (named && field === 'guardian_name');
  const changed = fieldsInEdit.filter((field) => differs(field) && !isOwn(field));
  const birth = (one: Recipient) => `${one.dob_is_year} ${one.dob_is_year ? one.birth_year : one.dob}`;
  if (birth(seen) !== birth(form)) changed.push('dob');
  const otherId = form.photo_id_type !== '' || form.photo_id_number.trim() !== '';
  if (otherId || form.photo_id_removed) changed.push('photo_id_number');
  return changed.map(nameInEdit);
}

/**
 * The form after a change. A student's card that the new birth does not allow is taken off the record: the list has
 * none such (specification 2, section 4).
 */
export function withEditChange(
  seen: Seen,
  form: Recipient,
  change: Partial<Recipient>,
  today: CivilDate,
  offAt?: TypesOffAt,
): Recipient {
  const next = withChange(form, change, today, offAt);
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
    ...personOfForm(form),
    dob: form.dob_is_year ? birthOfYear(form.birth_year) : form.dob,
    photo_id_type: photoIdOf(seen, form),
  });
  const changed = changedFields(seen.form, form);
  return { ...personInEdit(kept), ...context, year: kept.dob.slice(0, 4), is_update: true, changed };
}

/** The details of an edit as the rules take them. */
function valuesOf(request: EditRequest): PersonValues {
  const brought = personOfEdit(request);
  return eachField<PersonField, PersonValues>(personFieldNames, (field) => brought[field] ?? nobody[field]);
}

/** What an edit brings in a field, as one text. */
export function textInEdit(request: EditRequest, name: EditedField): string {
  const field = fieldOfEdit(name);
  return field ? fieldText(valuesOf(request), field) : '';
}

/** What is wrong with an edit, under the names of the form. */
export function wrongInEdit(
  request: EditRequest,
  facts: Omit<EditFacts, 'beneficiary_id' | 'read_out' | 'deceased'>,
): readonly Refusal[] {
  const { beneficiary_id, read_out } = request;
  const changed = request.changed.flatMap((name) => fieldOfEdit(name) ?? []);
  const found = editRefusals(valuesOf(request), changed, {
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
