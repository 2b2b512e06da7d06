import { type SpokenLanguage, spokenLanguages } from '../names/index.ts';

/** Languages of a paper: one of them, or each on a sheet of its own. */
export const paperLanguages = [...spokenLanguages, 'both'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** The languages of its sheets, in their order. */
export const sheetLanguages = (language: PaperLanguage): readonly SpokenLanguage[] =>
  language === 'both' ? spokenLanguages : [language];
