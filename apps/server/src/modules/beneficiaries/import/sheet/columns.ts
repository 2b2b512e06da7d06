import { photoIdTypes } from '@teeka/domain/identity';
import { type Choice, type Choices, type ImportColumn, importColumns, mandatoryColumns } from '@teeka/domain/imports';
import { beneficiaryTypeIds, beneficiaryTypes, genders } from '@teeka/domain/person';
import { en } from '@teeka/words/en/index';
import { hi } from '@teeka/words/hi/index';
import type { Language } from '../../../../platform/words/languages.ts';
import type { Sheet } from '../../../../platform/xlsx/write-workbook.ts';

type Word = keyof typeof en.imports;
const words = { en: en.imports, hi: hi.imports } as const;

/** What a column is called in one language, for a sentence about it. */
export const columnName = (column: ImportColumn, language: Language): string => words[language][column];

/** Columns of names, which the register keeps in Latin letters. */
const inLatin: readonly string[] = ['name', 'guardianName', 'fatherName'] satisfies readonly ImportColumn[];

/** The header of a column: both languages, the letters of a name, a star where every row fills it in. */
export function headerOf(column: ImportColumn | 'errors'): string {
  const star = mandatoryColumns.some((each) => each === column) ? ' *' : '';
  const called = (of: (typeof words)[Language]) =>
    inLatin.includes(column) ? `${of[column]} (${of.latin})` : of[column];
  return `${called(words.en)}${star} / ${called(words.hi)}`;
}

/** Without what stands in brackets: a file that was filled by an earlier template is read too. */
const inShort = (header: string): string =>
  header
    .replace(/\([^)]*\)|\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The column that a header means: its English part is enough, in any case, with or without the star. */
export function columnOfHeader(header: string): ImportColumn | undefined {
  const [english = ''] = header.split(' / ');
  return importColumns.find((column) => inShort(words.en[column]) === inShort(english));
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

type How = Extract<Word, `how-${string}`>;
const how = (column: ImportColumn): How | undefined => {
  const key = `how-${column}`;
  return key in words.en ? (key as How) : undefined;
};

/** The sheet beside the records: of each column what it takes and what can be chosen, in both languages. */
export function guideSheet(): Sheet {
  const told = (column: ImportColumn, language: Language): string => {
    const { [language]: of } = words;
    const key = how(column);
    const offered = choices[column]?.map(({ names }) => offeredIn(names, language)).join(', ');
    const must = mandatoryColumns.some((each) => each === column) ? [of.guideMust] : [];
    return [...must, ...(key ? [of[key]] : []), ...(offered ? [`${of.guideOneOf} ${offered}`] : [])].join(' ');
  };
  return {
    name: `${words.en.guide} - ${words.hi.guide}`,
    columns: [
      { header: `${words.en.guideColumn} / ${words.hi.guideColumn}`, width: 36 },
      { header: words.en.guideWhat, width: 70 },
      { header: words.hi.guideWhat, width: 70 },
    ],
    rows: importColumns.map((column) => [headerOf(column), told(column, 'en'), told(column, 'hi')]),
  };
}

/** A value in one language; a kind of document has one name in both. */
const offeredIn = ([both = '', english, hindi]: readonly string[], language: Language): string =>
  (language === 'en' ? english : hindi) ?? both;
