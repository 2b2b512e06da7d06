import { fallback, type Names, type SpokenLanguage, spokenLanguages } from '../names/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

/** The column that holds a name in a language: the plain one of the language that every name has, else its own. */
export const columnIn = (column: string, language: SpokenLanguage): string =>
  language === fallback ? column : `${column}-${language}`;

/** The columns of a name, one for each language. */
export const nameColumns = (column: string): readonly string[] =>
  spokenLanguages.map((language) => columnIn(column, language));

/** A name as its columns have it. */
export const namesWritten = (text: (column: string) => string, column: string): Names =>
  Object.fromEntries(spokenLanguages.map((language) => [language, text(columnIn(column, language))])) as Names;

/** What is wrong with a name stands under `name` or that with a language behind; in a file at the column of that language. */
export function atNameColumns(refusals: Refusals, column: string): Refusal<RefusalCode>[] {
  const pathIn = (language: SpokenLanguage) => (language === fallback ? 'name' : `name_${language}`);
  return refusals.map((refusal) => {
    const language = spokenLanguages.find((one) => pathIn(one) === refusal.path);
    return language ? { ...refusal, path: columnIn(column, language) } : refusal;
  });
}
