import { nameInEdit } from '@teeka/contract/beneficiaries';
import type { EditedFieldName, PersonValues } from '@teeka/domain/beneficiaries';
import { fieldRow, fieldText, isSensitive, nameKeys } from '@teeka/domain/beneficiaries';
import type { Statement } from '../../../platform/db/statement.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { photoIdHashes } from '../../../platform/sealing/photo-id-hash.ts';
import { takeAshaOfHousehold } from '../household/queries.ts';
import { dropNameTokens, storeNameTokens } from '../names/queries.ts';
import { rowOf } from '../registration/new-person.ts';
import { storeToken } from '../registration/queries.ts';
import { dropTokens, type NewChange, renameGuardian, storeChanges, storeDetails } from './queries.ts';

/** A person before and after an edit, and which fields differ. */
export interface StoredEdit {
  readonly beneficiary_id: string;
  readonly before: PersonValues;
  readonly after: PersonValues;
  readonly fields: readonly EditedFieldName[];
  readonly version: number;
  readonly by: string;
  readonly captured_at: string;
  /** Those in the person's charge who are shown with the old name of their guardian. */
  readonly wards: readonly string[];
}

/** A line of the history. Of what is sensitive it says no more than that it was changed: what is taken off is gone. */
function changeOf(edit: StoredEdit, field: EditedFieldName, atRest: AtRest): NewChange {
  const { beneficiary_id, before, after, version, by, captured_at } = edit;
  const isHidden = isSensitive(field);
  const [old_value, new_value] = isHidden ? ['', ''] : [fieldText(before, field), fieldText(after, field)];
  const of = { beneficiary_id, version, field: nameInEdit(field), changed_by: by, captured_at, remarks: '' };
  const { sealed: kind } = fieldRow(field);
  if (!kind) return { ...of, old_value, new_value, old_sealed: null, new_sealed: null };
  const sealed = (text: string) => (text === '' ? null : atRest.seal(kind, `person/${beneficiary_id}`, text));
  return {
    ...of,
    old_value: '',
    new_value: '',
    old_sealed: sealed(old_value),
    new_sealed: sealed(new_value),
  };
}

/** The hashes that find a person by a number, before and after. */
function tokenStatements({ beneficiary_id, before, after, fields }: StoredEdit, atRest: AtRest): Statement[] {
  const statements: Statement[] = [];
  if (fields.includes('mobile_number')) {
    const [old, fresh] = [before.mobile_number, after.mobile_number];
    if (old !== '') statements.push(dropTokens(atRest.hashes('mobile', old), beneficiary_id));
    if (fresh !== '') statements.push(storeToken(atRest.hash('mobile', fresh), 0, beneficiary_id));
  }
  if (fields.includes('photo_id_number')) {
    const hashes = ({ photo_id_type: type, photo_id_number: number }: PersonValues) =>
      type === null || number === '' ? [] : photoIdHashes(atRest, type, number);
    const [old, [fresh]] = [hashes(before), hashes(after)];
    if (old.length > 0) statements.push(dropTokens(old, beneficiary_id));
    if (fresh) statements.push(storeToken(fresh, 2, beneficiary_id));
  }
  if ((['name', 'village_id', 'dob'] as const).some((field) => before[field] !== after[field])) {
    statements.push(dropNameTokens(before.village_id, beneficiary_id, nameKeys(before.name)));
    statements.push(storeNameTokens({ ...after, beneficiary_id }, nameKeys(after.name)));
  }
  return statements;
}

/** Statements that store an edit: the row, its history, and what searches go by. */
/** What tells in which household somebody lives. */
const housing: readonly EditedFieldName[] = ['mobile_number', 'guardian_ben_id', 'village_id'];

export function editStatements(edit: StoredEdit, atRest: AtRest): Statement[] {
  const { beneficiary_id, after, fields } = edit;
  return [
    storeDetails(rowOf({ beneficiary_id, person: after }, atRest)),
    storeChanges(fields.map((field) => changeOf(edit, field, atRest))),
    ...tokenStatements(edit, atRest),
    ...(fields.some((field) => housing.includes(field)) ? [takeAshaOfHousehold([beneficiary_id])] : []),
    ...(edit.wards.length > 0 ? [renameGuardian({ ...edit, name: after.name })] : []),
  ];
}
