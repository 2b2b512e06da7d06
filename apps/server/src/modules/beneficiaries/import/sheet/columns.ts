import { detailFields, fieldRow, personFieldNames, personFields } from '@teeka/domain/beneficiaries';
import { photoIdTypes } from '@teeka/domain/identity';
import {
  type Choice,
  type Choices,
  columnOfField,
  columnsOfKind,
  type ImportColumn,
  importColumns,
  mandatoryColumns,
} from '@teeka/domain/imports';
import { fallback, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import { beneficiaryTypeIds, beneficiaryTypes, genders } from '@teeka/domain/person';
import type { Words } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { Sheet } from '../../../../platform/xlsx/write-workbook.ts';

type Word = keyof Words['imports'];
const say = (word: Word, language: SpokenLanguage = fallback): string => whole[language].imports[word];
const inEach = (word: Word): string[] => spokenLanguages.map((language) => say(word, language));
const inAll = (word: Word): string => inEach(word).join(' / ');

/** What a column is called in one language: by words of its own, else as the form calls its field. */
export function columnName(column: ImportColumn | 'errors', language: SpokenLanguage): string {
  const { imports, registration } = whole[language];
  const own: Readonly<Record<string, string>> = imports;
  const field = personFieldNames.find((each) => columnOfField(each) === column);
  return own[column] ?? (field ? registration[personFields[field].label] : column);
}

/** Columns of names, which the register keeps in Latin letters. */
const inLatin: readonly string[] = columnsOfKind('name');

/** The header of a column: every language, the letters of a name, a star where every row fills it in. */
export function headerOf(column: ImportColumn | 'errors'): string {
  const star = mandatoryColumns.some((each) => each === column) ? ' *' : '';
  const called = (language: SpokenLanguage) =>
    columnName(column, language) + (inLatin.includes(column) ? ` (${say('latin', language)})` : '');
  return spokenLanguages.map((language) => called(language) + (language === fallback ? star : '')).join(' / ');
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
  return importColumns.find((column) => inShort(columnName(column, fallback)) === inShort(english));
}

const choice = (id: number, word: Word, ...others: string[]): Choice => ({
  id,
  names: [inAll(word), ...inEach(word), ...others],
});

const genderWords: Readonly<Record<string, Word>> = { Male: 'male', Female: 'female', Others: 'others' };
const typeWords: Readonly<Record<number, Word>> = {
  [beneficiaryTypeIds.citizen]: 'citizen',
  [beneficiaryTypeIds.pregnantWoman]: 'pregnantWoman',
  [beneficiaryTypeIds.child]: 'child',
  [beneficiaryTypeIds.infant]: 'infant',
  [beneficiaryTypeIds.newBorn]: 'newBorn',
};

/** The options of a detail by their words in every language, and as they are kept. */
export function choicesOfDetail({ label, options = [] }: Pick<ReturnType<typeof fieldRow>, 'label' | 'options'>) {
  const wordsIn = (language: SpokenLanguage): Readonly<Record<string, string>> => whole[language].registration;
  return options.map((option, id): Choice => {
    const each = spokenLanguages.map((language) => wordsIn(language)[`${label}-${option}`] ?? option);
    return { id, names: [[...new Set(each)].join(' / '), ...each, option] };
  });
}

const choicesOfDetails: Choices = Object.fromEntries(
  detailFields.flatMap((field) => {
    const [column, row] = [columnOfField(field), fieldRow(field)];
    return column && row.options ? [[column, choicesOfDetail(row)]] : [];
  }),
);

/** What may be chosen in a column; the first name of each is offered by the template. */
export const choices: Choices = {
  ...choicesOfDetails,
  gender: genders.map(({ id, gender }) => choice(id, genderWords[gender] ?? 'others', gender)),
  type: beneficiaryTypes.map(({ id, ben_type }) => choice(id, typeWords[id] ?? 'citizen', ben_type)),
  photoIdType: photoIdTypes.map(({ id, type }) => ({ id, names: [type] })),
  consent: [choice(1, 'yes')],
};

export const sheetName = say('sheet');

type How = Extract<Word, `how-${string}`>;
const how = (column: ImportColumn): How | undefined => {
  const key = `how-${column}`;
  return key in whole[fallback].imports ? (key as How) : undefined;
};

/** The sheet beside the records: of each column what it takes and what can be chosen, in every language. */
export function guideSheet(): Sheet {
  const guideOf = (column: ImportColumn, language: SpokenLanguage): string => {
    const key = how(column);
    const offered = choices[column]?.map(({ names }) => offeredIn(names, language)).join(', ');
    const must = mandatoryColumns.some((each) => each === column) ? [say('guideMust', language)] : [];
    return [
      ...must,
      ...(key ? [say(key, language)] : []),
      ...(offered ? [`${say('guideOneOf', language)} ${offered}`] : []),
    ].join(' ');
  };
  return {
    name: inEach('guide').join(' - '),
    columns: [
      { header: inAll('guideColumn'), width: 36 },
      ...inEach('guideWhat').map((header) => ({ header, width: 70 })),
    ],
    rows: importColumns.map((column) => [
      headerOf(column),
      ...spokenLanguages.map((language) => guideOf(column, language)),
    ]),
  };
}

/** A value in one language; a kind of document has one name in all. */
const offeredIn = ([all = '', ...each]: readonly string[], language: SpokenLanguage): string =>
  each[spokenLanguages.indexOf(language)] ?? all;
