import type { SpokenLanguage } from '@teeka/domain/names';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chosenLanguage, hearDefaultLanguage, keepLanguage } from './active.ts';
import { howWordsAreFound } from './how-words-are-found.ts';
import { wordsOf } from './languages.ts';
import { onThisDevice } from './on-this-device.ts';

type Catalogue = Readonly<Record<string, object>>;

/** Each language is loaded by itself, and of it first what is read before signing in. */
const catalogues: Record<SpokenLanguage, Record<Part, () => Promise<Catalogue>>> = {
  en: {
    opening: () => import('./opening-en.ts'),
    whole: () => import('@teeka/words/en/index'),
  },
  hi: {
    opening: () => import('./opening-hi.ts'),
    whole: () => import('@teeka/words/hi/index'),
  },
};

type Part = 'opening' | 'whole';

/** How much is loaded of each language that is chosen. */
let part: Part = 'opening';
/** How much of the chosen language is here. */
let loaded: Part | null = null;

const fetched = async (language: SpokenLanguage): Promise<Catalogue> =>
  onThisDevice(language, await catalogues[language][part]());

async function load(language: SpokenLanguage): Promise<void> {
  const words = await fetched(language);
  for (const [capability, sentences] of Object.entries(words)) {
    i18next.addResourceBundle(language, capability, sentences);
  }
  loaded = part;
}

/**
 * Loads words of the chosen language and starts i18next: those that are read before signing in, or all for somebody
 * who is signed in already.
 */
export async function startWords(isSignedIn: boolean): Promise<void> {
  if (isSignedIn) part = 'whole';
  const language = wordsOf(chosenLanguage.get());
  const words = await fetched(language);
  loaded = part;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { ...words } },
    ...howWordsAreFound,
    react: { useSuspense: false, bindI18nStore: '' },
  });
  document.documentElement.lang = language;
}

/** Loads all words, which every screen within the shell needs; from now on of each language that is chosen. */
export async function loadAllWords(): Promise<void> {
  part = 'whole';
  if (loaded !== 'whole') await load(wordsOf(chosenLanguage.get()));
}

/** Switches the language; resolves once its words are there. */
export async function switchLanguage(id: string): Promise<void> {
  await load(wordsOf(id));
  keepLanguage(id);
  await show(id);
}

/** The language of the place this server works for, which a phone follows on which nobody has chosen one. */
export async function followDefaultLanguage(configured: string): Promise<void> {
  const id = hearDefaultLanguage(configured);
  if (id === null) return;
  await load(wordsOf(id));
  // Not kept: nobody has chosen it.
  chosenLanguage.set(id);
  await show(id);
}

async function show(id: string): Promise<void> {
  const language = wordsOf(id);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
