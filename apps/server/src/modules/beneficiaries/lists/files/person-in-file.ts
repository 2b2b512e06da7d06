import type { ListedPerson } from '@teeka/contract/beneficiaries';
import { groupReferenceNumber, masked, photoIdNamed } from '@teeka/domain/identity';
import type { Words } from '@teeka/words';
import type { FileColumn } from '../../../../platform/downloads/index.ts';
import { documentWords } from '../../../../platform/words/document-words.ts';
import type { Cell } from '../../../../platform/xlsx/column.ts';

type Person = Pick<
  ListedPerson,
  | 'beneficiary_id'
  | 'ben_name'
  | 'dob'
  | 'dob_is_year'
  | 'beneficiary_gender'
  | 'guardian_name'
  | 'village_name'
  | 'ben_mobile_number'
>;

const sexWords: Readonly<Record<string, 'male' | 'female'>> = { Male: 'male', Female: 'female' };

export const sexOf = ({ beneficiary_gender }: Pick<Person, 'beneficiary_gender'>, { app }: Words): string =>
  app[sexWords[beneficiary_gender] ?? 'others'];

/** Where only the year is known, a file says no more. */
const bornInFile = ({ dob, dob_is_year }: Pick<Person, 'dob' | 'dob_is_year'>): Cell =>
  dob_is_year ? Number(dob.slice(0, 4)) : dob;

/** Who somebody is, as every list says; `number` is all of the mobile number where the family is to be called, else its end. */
export const personInFile = <P extends Person>(number: 'whole' | 'end'): readonly FileColumn<P>[] => [
  {
    head: ({ reports }) => reports.colReference,
    width: 20,
    value: ({ beneficiary_id }) => groupReferenceNumber(beneficiary_id),
  },
  { head: ({ reports }) => reports.colName, width: 28, value: ({ ben_name }) => ben_name },
  { head: ({ papers }) => papers.born, width: 14, kind: 'day', value: bornInFile },
  { head: ({ papers }) => papers.sex, width: 10, value: sexOf },
  { head: ({ reports }) => reports.colGuardian, width: 24, value: ({ guardian_name }) => guardian_name },
  { head: ({ reports }) => reports.colVillage, width: 22, value: ({ village_name }) => village_name },
  {
    head: ({ reports }) => reports.colMobile,
    width: 14,
    value: ({ ben_mobile_number }) =>
      number === 'whole' || ben_mobile_number === '' ? ben_mobile_number : masked(ben_mobile_number),
  },
];

/** Which document, and the end of its number; the list beside it names its kind as the wire does. */
function documentInFile({ photo_id_type, photo_id_number }: ListedPerson, words: Words): string {
  const kind = documentWords(photoIdNamed(photo_id_type)?.id, words) ?? photo_id_type;
  return [kind, photo_id_number].filter(Boolean).join(' ');
}

/** Where somebody stands on a list, as long as they live: of whoever died nobody is waited for. */
export const standsIfAlive = ({ deceased_on }: ListedPerson, status: string): string =>
  deceased_on === null ? status : '';

/** The same of who stands on a list of people: with the document, the kind of person and the day of a death. */
export const listedColumns: readonly FileColumn<ListedPerson>[] = [
  ...personInFile<ListedPerson>('end'),
  { head: ({ papers }) => papers.document, width: 28, value: documentInFile },
  {
    head: ({ reports }) => reports.type,
    width: 16,
    value: ({ ben_type_id, beneficiary_type_name }, { registration }) =>
      (registration as Readonly<Record<string, string>>)[`type-${ben_type_id}`] ?? beneficiary_type_name,
  },
  {
    head: ({ beneficiaries }) => beneficiaries.dateOfDeath,
    width: 14,
    kind: 'day',
    value: ({ deceased_on }) => deceased_on,
  },
];
