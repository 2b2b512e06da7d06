import {
  type FieldKind,
  isPersonField,
  type PersonField,
  personFieldNames,
  personFields,
} from '../beneficiaries/index.ts';

type Fields = typeof personFields;
/** Columns of the import file: those of the fields that have one, and the consent. */
export type ImportColumn =
  | { [Field in PersonField]: Fields[Field] extends { readonly imported: infer Column } ? Column : never }[PersonField]
  | 'consent';

/** The column of a field; undefined where the file does not ask for it. */
export function columnOfField(field: PersonField): Exclude<ImportColumn, 'consent'> | undefined {
  const row = personFields[field];
  return 'imported' in row ? row.imported : undefined;
}

/** In the order of the template. */
export const importColumns: readonly ImportColumn[] = [
  ...personFieldNames.flatMap((field) => columnOfField(field) ?? []),
  'consent',
];

/** The columns of fields of some kinds. */
export const columnsOfKind = (...kinds: readonly FieldKind[]): readonly ImportColumn[] =>
  personFieldNames.flatMap((field) => (kinds.includes(personFields[field].kind) ? (columnOfField(field) ?? []) : []));

/** Columns that every row fills in. */
export const mandatoryColumns: readonly ImportColumn[] = [
  'name',
  'gender',
  'dob',
  'mobile',
  'type',
  'village',
  'consent',
];

/** Where a refusal stands whose field has no column of its own. */
const standsAt: Readonly<Record<string, ImportColumn>> = {
  birth_year: 'dob',
  beneficiary_type_category_id: 'type',
  previous_pregnancy_year: 'lmp',
};

/** Where in the file a refused field of the registration stands. */
export function columnOf(path = ''): ImportColumn {
  if (path.startsWith('consent')) return 'consent';
  return standsAt[path] ?? (isPersonField(path) ? columnOfField(path) : undefined) ?? 'name';
}
