import { type AbhaEnvironment, checkAbhaAddress } from '../abha/index.ts';
import { addYears, type CivilDate } from '../calendar/index.ts';
import { checkFatherName, checkName } from '../person/index.ts';
import type { Programme } from '../schedule/index.ts';
import type { Verdict } from '../text/index.ts';
import { checkAddress } from './address.ts';
import { type FieldKind, nothingOfKind, type ValueOfKind } from './field-kinds.ts';
import { household } from './household.ts';

/**
 * Where the form asks a field: of everybody, or only of a child, of who is none, of a pregnant woman. What is of the
 * household waits behind a closed line.
 */
export type FormPart = 'person' | 'child' | 'adult' | 'pregnancy' | 'photo-id' | 'details' | 'household';

/** Rules that know more than one field or ask what is on record, in the order in which they are told. */
export const ruleNames = ['gender', 'birthBounds', 'birth', 'mobile', 'photoId', 'child', 'pregnancy'] as const;
export type RuleName = (typeof ruleNames)[number];

/** What is kept of a person, a row a field: whatever else knows the field is derived from its row. */
export interface FieldRow {
  readonly kind: FieldKind;
  /** What the field is called, by its key among the words of the registration. */
  readonly label: string;
  readonly part: FormPart;
  /** Judges what was typed; a detail may be left empty. */
  readonly check?: (value: string, setting: { readonly abha: AbhaEnvironment }) => Verdict;
  readonly rules?: readonly RuleName[];
  /** Further rules that a change of the field makes worth asking again. */
  readonly moves?: readonly RuleName[];
  /** Changes only along with this field. */
  readonly goesWith?: string;
  /** The texts among which a choice is made, as they are kept. */
  readonly options?: readonly string[];
  /** Its options have no words: they are shown as they are kept. */
  readonly wordless?: true;
  /** Digits alone, and at most how many: the keyboard of digits comes up for it. */
  readonly digits?: number;
  /** Read by those alone who may change it; its history tells that it was changed, not from what to what. */
  readonly sensitive?: true;
  /** Rests sealed as a number of this kind, and is shown masked. */
  readonly sealed?: 'mobile' | 'photo-id';
  /** Its column in an import file. */
  readonly imported?: string;
  /** Stands on the person's page, after what tells the person apart. */
  readonly onPage?: true;
  /** A detail that travels in the session pack, so that the phone knows it without network. */
  readonly packed?: true;
  /** Asked of adults alone, where their state has this programme on. */
  readonly programme?: Programme;
}

/** Fields with inputs, wire and columns of their own, up to where the details come. Their order is that of the import file. */
const whoItIs = {
  name: { kind: 'name', label: 'name', part: 'person', check: checkName, imported: 'name' },
  gender: { kind: 'id', label: 'gender', part: 'person', rules: ['gender'], moves: ['birth'], imported: 'gender' },
  dob: {
    kind: 'written-day',
    label: 'birthDate',
    part: 'person',
    rules: ['birthBounds', 'birth'],
    moves: ['photoId', 'child'],
    imported: 'dob',
  },
  /** Only the year is known; `dob` is its 1 January. */
  dob_is_year: { kind: 'yes-no', label: 'onlyYear', part: 'person', goesWith: 'dob' },
  mobile_number: {
    kind: 'text',
    label: 'mobile',
    part: 'person',
    rules: ['mobile'],
    sealed: 'mobile',
    imported: 'mobile',
  },
  ben_type_id: {
    kind: 'id',
    label: 'type',
    part: 'person',
    rules: ['birth'],
    moves: ['child', 'pregnancy'],
    imported: 'type',
  },
  village_id: { kind: 'id', label: 'village', part: 'person', imported: 'village' },
  address: { kind: 'text', label: 'address', part: 'details', check: checkAddress, imported: 'address' },
  guardian_ben_id: { kind: 'text', label: 'guardian', part: 'child', rules: ['child'], imported: 'guardianId' },
} as const satisfies Record<string, FieldRow>;

const photoId = {
  photo_id_type: {
    kind: 'id-or-none',
    label: 'photoIdType',
    part: 'photo-id',
    goesWith: 'photo_id_number',
    imported: 'photoIdType',
  },
  photo_id_number: {
    kind: 'text',
    label: 'photoId',
    part: 'photo-id',
    rules: ['photoId'],
    sealed: 'photo-id',
    imported: 'photoIdNumber',
  },
} as const satisfies Record<string, FieldRow>;

/** Details, for which nothing is written but their row: form, wire, column and import know them by their kind. */
export const details = {
  /** Husband, father or whoever answers for an adult; a child takes the name of its guardian's record. */
  guardian_name: {
    kind: 'name',
    label: 'guardianName',
    part: 'adult',
    check: checkFatherName,
    imported: 'guardianName',
  },
  father_name: {
    kind: 'name',
    label: 'fatherName',
    part: 'child',
    check: checkFatherName,
    imported: 'fatherName',
    packed: true,
  },
  lmp_date: { kind: 'day', label: 'lmp', part: 'pregnancy', rules: ['pregnancy'], imported: 'lmp' },
  /** Day of the last pregnancy's end. */
  previous_pregnancy_year: { kind: 'written-day', label: 'lastPregnancy', part: 'pregnancy', rules: ['pregnancy'] },
  blood_group: {
    kind: 'choice',
    label: 'bloodGroup',
    part: 'pregnancy',
    /** In the order and spelling of the wire. */
    options: ['A+ve', 'B+ve', 'AB+ve', 'O+ve', 'O-ve', 'A-ve', 'B-ve', 'AB-ve'],
    wordless: true,
    onPage: true,
  },
  /** Kilograms at birth, at most two decimals. */
  child_weight: { kind: 'amount', label: 'weight', part: 'child', rules: ['child'], onPage: true },
  abha_address: {
    kind: 'text',
    label: 'abha',
    part: 'details',
    check: (value, { abha }) => checkAbhaAddress(value, abha),
    onPage: true,
  },
  ...household,
} as const satisfies Record<string, DetailRow>;

export type DetailKind = 'text' | 'name' | 'choice' | 'day' | 'written-day' | 'amount';
export type DetailRow = FieldRow & { readonly kind: DetailKind };

export const personFields = { ...whoItIs, ...details, ...photoId } as const;
type Fields = typeof personFields;
export type PersonField = keyof Fields;
export type DetailField = keyof typeof details;
/** Details of the pack, besides those that have a shape of their own there. */
export type PackedField = {
  [Field in DetailField]: Fields[Field] extends { readonly packed: true } ? Field : never;
}[DetailField];
/** Fields with a history of their own: what an edit says it changes. */
export type EditedFieldName = {
  [Field in PersonField]: Fields[Field] extends { readonly goesWith: string } ? never : Field;
}[PersonField];

/** A field's row, whatever the row leaves out. */
export const fieldRow = (field: PersonField): FieldRow => personFields[field];

export const isPersonField = (name: string): name is PersonField => Object.hasOwn(personFields, name);

export const personFieldNames = Object.keys(personFields).filter(isPersonField);
export const detailFields = personFieldNames.filter((field): field is DetailField => Object.hasOwn(details, field));
export const packedFields = detailFields.filter((field): field is PackedField => fieldRow(field).packed === true);
export const editedFields = personFieldNames.filter(
  (field): field is EditedFieldName => fieldRow(field).goesWith === undefined,
);

/** Is the field read by those alone who may change it? */
export const isSensitive = (field: PersonField): boolean => fieldRow(field).sensitive === true;

/** What is asked about the household. */
export const householdFields = detailFields.filter((field) => fieldRow(field).part === 'household');

const adultYears = 18;

/**
 * Is the field asked of somebody born then, where these programmes are on? One that belongs to a programme is asked of adults
 * alone, and only there; before the birth is known it is not.
 */
export function isApplicable(
  field: PersonField,
  { dob, today, programmesOn }: { dob: CivilDate | undefined; today: CivilDate; programmesOn: readonly string[] },
): boolean {
  const { programme } = fieldRow(field);
  if (programme === undefined) return true;
  return programmesOn.includes(programme) && dob !== undefined && addYears(dob, adultYears) <= today;
}

/** Fields that change along with one. */
export const fieldsWith = (field: EditedFieldName): readonly PersonField[] =>
  personFieldNames.filter((other) => other === field || fieldRow(other).goesWith === field);

/** Everything that is kept of a person. */
export type PersonValues = { readonly [Field in PersonField]: ValueOfKind[Fields[Field]['kind']] };

/** One value for each field of a list. Here alone the compiler is told what a loop over fields makes. */
export const eachField = <Field extends PersonField, Made extends { readonly [F in Field]: unknown }>(
  fields: readonly Field[],
  make: (field: Field) => Made[Field],
): { [F in Field]: Made[F] } =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as { [F in Field]: Made[F] };

/** A person of whom nothing is known. */
export const nobody: PersonValues = eachField<PersonField, PersonValues>(
  personFieldNames,
  (field) => nothingOfKind[personFields[field].kind],
);
