import type * as onScreen from './en/index.ts';
import type * as ofServer from './en/of-server.ts';
import type { Language } from './languages.ts';

export type { FillValues } from './fill.ts';
export { fill, placeholders, written } from './fill.ts';
export type { Language, LanguageEntry } from './languages.ts';
export { defaultLanguage, languageOf, languages, languageTag } from './languages.ts';

/**
 * Every sentence of one language: capability, then key. English says which keys there are. One that reads otherwise for
 * none or one stands beside it with `_zero` or `_one`; i18next takes it by `count`.
 */
type English = typeof onScreen & typeof ofServer;
export type Words = {
  readonly [Capability in keyof English]: Readonly<Record<keyof English[Capability], string>>;
};

/** The sentences of a language, fetched when they are requested; English where it has none. */
export async function loadWords(language: Language): Promise<Words> {
  const { whole } = await import('./whole.ts');
  const known: Readonly<Partial<Record<Language, Words>>> = whole;
  return known[language] ?? whole.en;
}
