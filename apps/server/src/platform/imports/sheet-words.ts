import type { SpokenLanguage } from '@teeka/domain/names';
import { whole } from '@teeka/words/whole';

const wordsIn = (language: SpokenLanguage): Readonly<Record<string, string>> => whole[language].importSheets;

/** What a word of the sheets of workers, facilities and places is in a language; itself where it has none. */
export const sheetWord = (word: string, language: SpokenLanguage): string => wordsIn(language)[word] ?? word;

/** What columns are called in those sheets, and what each takes. */
export const columnWords = {
  called: sheetWord,
  how: (column: string, language: SpokenLanguage): string | undefined => wordsIn(language)[`how-${column}`],
};
