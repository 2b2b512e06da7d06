import { fallback, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import type { Words } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { Sheet } from '../xlsx/column.ts';
import type { ImportSheet } from './import-kind.ts';

type Word = keyof Words['imports'];
const say = (word: Word, language: SpokenLanguage = fallback): string => whole[language].imports[word];
const inEach = (word: Word): string[] => spokenLanguages.map((language) => say(word, language));

/** A word in every language, as a cell offers it, and in each by itself. */
export const namesOfWord = (word: (language: SpokenLanguage) => string): readonly string[] => {
  const each = spokenLanguages.map(word);
  return [[...new Set(each)].join(' / '), ...each];
};

/** A value in one language; one that has a single name goes by it in all. */
const offeredIn = ([all = '', ...each]: readonly string[], language: SpokenLanguage): string =>
  each[spokenLanguages.indexOf(language)] ?? all;

interface Described extends Omit<ImportSheet, 'nameOf' | 'headerOf' | 'guide'> {
  /** Columns that are kept in Latin letters. */
  readonly latin: readonly string[];
  called(column: string, language: SpokenLanguage): string;
  /** What a column takes, in words; undefined where its name and its choices say it. */
  how(column: string, language: SpokenLanguage): string | undefined;
}

/** The file of a kind: headers in every language, a star where every row fills in, and a sheet that tells of each column. */
export function sheetOf({ latin, called, how, ...sheet }: Described): ImportSheet {
  const { columns, mandatory, choices } = sheet;
  const nameOf = (column: string, language: SpokenLanguage): string =>
    column === 'errors' ? say('errors', language) : called(column, language);
  const headerOf = (column: string): string => {
    const star = mandatory.includes(column) ? ' *' : '';
    const inLetters = (language: SpokenLanguage) => (latin.includes(column) ? ` (${say('latin', language)})` : '');
    return spokenLanguages
      .map((language) => nameOf(column, language) + inLetters(language) + (language === fallback ? star : ''))
      .join(' / ');
  };
  const guideOf = (column: string, language: SpokenLanguage): string => {
    const takes = how(column, language);
    const offered = choices[column]?.map(({ names }) => offeredIn(names, language)).join(', ');
    return [
      ...(mandatory.includes(column) ? [say('guideMust', language)] : []),
      ...(takes ? [takes] : []),
      ...(offered ? [`${say('guideOneOf', language)} ${offered}`] : []),
    ].join(' ');
  };
  const guide = (): Sheet => ({
    name: inEach('guide').join(' - '),
    columns: [
      { header: inEach('guideColumn').join(' / '), width: 36 },
      ...inEach('guideWhat').map((header) => ({ header, width: 70 })),
    ],
    rows: columns.map((column) => [headerOf(column), ...spokenLanguages.map((language) => guideOf(column, language))]),
  });
  return { ...sheet, nameOf, headerOf, guide };
}
