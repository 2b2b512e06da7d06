import { type Fallback, fallback, type SpokenLanguage } from './languages.ts';

/** What something is called, by language; English is always there. */
export type Names = { readonly [Language in Fallback]: string } & {
  readonly [Language in SpokenLanguage]?: string | undefined;
};

/** What is not there, or has no name. */
export const unnamed: Names = { [fallback]: '' };

/** The name in a language, in English where that has none. */
export const nameIn = (names: Names | null, language: SpokenLanguage): string =>
  (names && (names[language] || names[fallback])) ?? '';
