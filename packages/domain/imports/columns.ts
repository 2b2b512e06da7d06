/** Columns of the import file, in the order of the template. */
export const importColumns = [
  'name',
  'gender',
  'dob',
  'mobile',
  'type',
  'village',
  'address',
  'guardianId',
  'guardianName',
  'fatherName',
  'lmp',
  'photoIdType',
  'photoIdNumber',
  'consent',
] as const;
export type ImportColumn = (typeof importColumns)[number];

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

/** The column behind a field of a registration. */
const columnOfPath: Readonly<Record<string, ImportColumn>> = {
  beneficiary_id: 'name',
  name: 'name',
  gender: 'gender',
  dob: 'dob',
  birth_year: 'dob',
  mobile_number: 'mobile',
  beneficiary_type_category_id: 'type',
  ben_type_id: 'type',
  address: 'address',
  guardian_ben_id: 'guardianId',
  guardian_name: 'guardianName',
  father_name: 'fatherName',
  lmp_date: 'lmp',
  previous_pregnancy_year: 'lmp',
  photo_id_type: 'photoIdType',
  photo_id_number: 'photoIdNumber',
};

/** Where in the file a refused field of the registration stands. */
export function columnOf(path: string | undefined): ImportColumn {
  return path?.startsWith('consent') ? 'consent' : (columnOfPath[path ?? ''] ?? 'name');
}
