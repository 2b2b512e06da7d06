import type { SpokenLanguage } from '@teeka/domain/names';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chosenLanguage, hearDefaultLanguage, keepLanguage } from './active.ts';
import { howWordsAreFound } from './how-words-are-found.ts';
import { wordsOf } from './languages.ts';
import { onThisDevice } from './on-this-device.ts';

type Catalogue = Readonly<Record<string, object>>;

/** What is read before signing in, what everybody reads after it, and what screens of an office say. */
type Part = 'opening' | 'work' | 'office';

/** Each language is loaded by itself, and of it what is read here. */
const catalogues: Record<SpokenLanguage, Record<Part, () => Promise<Catalogue>>> = {
  en: {
    opening: () => import('./opening-en.ts'),
    work: () => import('@teeka/words/en/work'),
    office: () => import('@teeka/words/en/office'),
  },
  hi: {
    opening: () => import('./opening-hi.ts'),
    work: () => import('@teeka/words/hi/work'),
    office: () => import('@teeka/words/hi/office'),
  },
};

/** What of each chosen language each of them is read from; the words of work have those of the opening in them. */
const filesOf: Readonly<Record<Part, readonly Part[]>> = {
  opening: ['opening'],
  work: ['work'],
  office: ['work', 'office'],
};
const rising: readonly Part[] = ['opening', 'work', 'office'];
/** How far somebody has come; nothing of it is given back. */
let needed: Part = 'opening';
const need = (part: Part): void => {
  if (rising.indexOf(part) > rising.indexOf(needed)) needed = part;
};

/** What has been added, as `language/part`; nothing is before i18next stands. */
const added = new Set<string>();
let stand: () => void = () => undefined;
const stands = new Promise<void>((resolve) => {
  stand = resolve;
});

/** All that is needed of a language, also what a screen that is opened meanwhile needs more. */
async function load(language: SpokenLanguage): Promise<void> {
  const missing = filesOf[needed].filter((part) => !added.has(`${language}/${part}`));
  if (missing.length === 0) return;
  const words = await fetched(language, missing);
  await stands;
  for (const [capability, sentences] of Object.entries(words)) {
    i18next.addResourceBundle(language, capability, sentences);
  }
  for (const part of missing) added.add(`${language}/${part}`);
  await load(language);
}

async function fetched(language: SpokenLanguage, parts: readonly Part[]): Promise<Catalogue> {
  const words = await Promise.all(parts.map((part) => catalogues[language][part]()));
  return onThisDevice(language, Object.assign({}, ...words) as Catalogue);
}

/**
 * Loads words of the chosen language and starts i18next: those that are read before signing in, or those of work for
 * somebody who is signed in already.
 */
export async function startWords(isSignedIn: boolean): Promise<void> {
  if (isSignedIn) need('work');
  const language = wordsOf(chosenLanguage.get());
  const parts = filesOf[needed];
  const words = await fetched(language, parts);
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { ...words } },
    ...howWordsAreFound,
    react: { useSuspense: false, bindI18nStore: '' },
  });
  for (const part of parts) added.add(`${language}/${part}`);
  stand();
  document.documentElement.lang = language;
}

/**
 * Loads the words of work, which every screen within the shell needs, or those of an office too; from now on of each
 * language that is chosen.
 */
export async function loadWords(part: Exclude<Part, 'opening'>): Promise<void> {
  need(part);
  await load(wordsOf(chosenLanguage.get()));
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
