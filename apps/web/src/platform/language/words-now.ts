import i18next from 'i18next';
import type { Words } from './use-words.ts';

/** The words outside of a component, in the language active at that moment. */
export const wordsNow = ((...parts: Parameters<typeof i18next.t>) => i18next.t(...parts)) as unknown as Words;
