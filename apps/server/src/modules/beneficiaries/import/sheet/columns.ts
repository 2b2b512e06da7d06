import { photoIdTypes } from '@teeka/domain/identity';
import {
  type Choice,
  type Choices,
  type ImportColumn,
  importColumns,
  mandatoryColumns,
} from '@teeka/domain/imports';
import { beneficiaryTypeIds, beneficiaryTypes, genders } from '@teeka/domain/person';
import { en } from '@teeka/words/en/index';
import { hi } from '@teeka/words/hi/index';
import type { Language } from '../../../../platform/words/languages.ts';

type Word = keyof typeof en.imports;
const words = { en: en.imports, hi: hi.imports } as const;

/** What a column is called in one language, for a sentence about it. */
export const columnName = (column: ImportColumn, language: Language): string => words[language][column];

/** The header of a column: both languages, a star where every row fills it in. */
export function headerOf(column: ImportColumn | 'errors'): string {
  const star = mandatoryColumns.some((each) => each === column) ? ' *' : '';
  return `${words.en[column]}${star} / ${words.hi[column]}`;
}

/** The column that a header means: its English part is enough, in any case, with or without the star. */
export function columnOfHeader(header: string): ImportColumn | undefined {
  const [english = ''] = header.split(' / ');
  const typed = english.replace('*', '').trim().toLowerCase();
  return importColumns.find((column) => words.en[column].toLowerCase() === typed);
}

const bothNames = (word: Word): string => `${words.en[word]} / ${words.hi[word]}`;
const choice = (id: number, word: Word, ...others: string[]): Choice => ({
  id,
  names: [bothNames(word), words.en[word], words.hi[word], ...others],
});

const genderWords: Readonly<Record<string, Word>> = { Male: 'male', Female: 'female', Others: 'others' };
const typeWords: Readonly<Record<number, Word>> = {
  [beneficiaryTypeIds.citizen]: 'citizen',
  [beneficiaryTypeIds.pregnantWoman]: 'pregnantWoman',
  [beneficiaryTypeIds.child]: 'child',
  [beneficiaryTypeIds.infant]: 'infant',
  [beneficiaryTypeIds.newBorn]: 'newBorn',
};

/** What may be chosen in a column; the first name of each is offered by the template. */
export const choices: Choices = {
  gender: genders.map(({ id, gender }) => choice(id, genderWords[gender] ?? 'others', gender)),
  type: beneficiaryTypes.map(({ id, ben_type }) => choice(id, typeWords[id] ?? 'citizen', ben_type)),
  photoIdType: photoIdTypes.map(({ id, type }) => ({ id, names: [type] })),
  consent: [choice(1, 'yes')],
};

export const sheetName = words.en.sheet;
