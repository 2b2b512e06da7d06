export { defaultLanguage, languages } from '@teeka/words/languages';

import { fallback, type SpokenLanguage, spokenOf } from '@teeka/domain/names';
import { languages } from '@teeka/words/languages';

/** Is this one of the known codes? What lies in storage may be anything. */
export const isLanguage = (id: string | null): id is string => languages.some((one) => one.id === id);

/** The language whose words are shown for a chosen one: itself where we speak it, else English. */
export const wordsOf = (id: string): SpokenLanguage => spokenOf(id) ?? fallback;
