import { detailFields, type EditedFieldName, editedFields, type PersonValues } from '@teeka/domain/beneficiaries';

/** Fields of a person that an edit and the history call otherwise than the registration does. */
const editNames = {
  name: 'ben_name',
  gender: 'beneficiary_gender',
  mobile_number: 'ben_mobile_number',
} as const satisfies Partial<Record<EditedFieldName, string>>;
type EditNames = typeof editNames;
const isRenamed = (field: string): field is keyof EditNames => Object.hasOwn(editNames, field);

/** A field as an edit and the history name it. */
export type EditedField = {
  [Field in EditedFieldName]: Field extends keyof EditNames ? EditNames[Field] : Field;
}[EditedFieldName];

export const nameInEdit = (field: EditedFieldName): EditedField => (isRenamed(field) ? editNames[field] : field);

const byName: ReadonlyMap<string, EditedFieldName> = new Map(editedFields.map((field) => [nameInEdit(field), field]));

/** The field that an edit or the history names; undefined for one that only a newer version knows. */
export const fieldOfEdit = (name: string): EditedFieldName | undefined => byName.get(name);

/** A refusal's path as the edit names it; the year of birth is `year` there. */
export const pathInEdit = (path: string): string =>
  path === 'birth_year' ? 'year' : isRenamed(path) ? editNames[path] : path;

/** The field behind a path of an edit. */
export const pathOfEdit = (path: string): string => (path === 'year' ? 'birth_year' : (byName.get(path) ?? path));

const first = [
  'name',
  'address',
  'gender',
  'mobile_number',
  'ben_type_id',
  'dob',
  'photo_id_number',
  'village_id',
  'guardian_ben_id',
] as const satisfies readonly EditedFieldName[];

/** All that an edit may change, in the order of the specification. */
export const fieldsInEdit: readonly EditedFieldName[] = [...first, ...detailFields];
export const namesInEdit: readonly EditedField[] = fieldsInEdit.map(nameInEdit);

/** A person under the names of an edit. */
export const personInEdit = ({ name, gender, mobile_number, ...same }: PersonValues) => ({
  ...same,
  ben_name: name,
  beneficiary_gender: gender,
  ben_mobile_number: mobile_number,
});

interface RenamedInEdit {
  readonly ben_name: string;
  readonly beneficiary_gender: number;
  readonly ben_mobile_number: string;
}

/** The fields of an edit under their own names. */
export const personOfEdit = <Edit extends RenamedInEdit>(edit: Edit) => {
  const { ben_name: name, beneficiary_gender: gender, ben_mobile_number: mobile_number, ...same } = edit;
  return { ...same, name, gender, mobile_number };
};
