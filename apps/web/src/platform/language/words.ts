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

/** What is needed of each language that is chosen; the words of work have those of the opening in them. Nothing is given back. */
let needed: readonly Part[] = ['opening'];
function need(part: Exclude<Part, 'opening'>): void {
  if (!needed.includes(part)) needed = part === 'office' ? ['work', 'office'] : ['work'];
}

/** What has been added, as `language/part`; nothing is before i18next stands. */
const added = new Set<string>();
let stand: () => void = () => undefined;
const stands = new Promise<void>((resolve) => {
  stand = resolve;
});

/** All that is needed of a language, also what a screen that is opened meanwhile needs more. */
async function load(language: SpokenLanguage): Promise<void> {
  const missing = needed.filter((part) => !added.has(`${language}/${part}`));
  if (missing.length === 0) return;
  const catalogue = await Promise.all(missing.map((part) => catalogues[language][part]()));
  await stands;
  const words: Catalogue = Object.assign({}, ...catalogue);
  for (const [capability, sentences] of Object.entries(onThisDevice(language, words))) {
    i18next.addResourceBundle(language, capability, sentences);
  }
  for (const part of missing) added.add(`${language}/${part}`);
  await load(language);
}

/**
 * Loads words of the chosen language and starts i18next: those that are read before signing in, or those of work for
 * somebody who is signed in already.
 */
export async function startWords(isSignedIn: boolean): Promise<void> {
  if (isSignedIn) need('work');
  const language = wordsOf(chosenLanguage.get());
  const started = i18next.use(initReactI18next).init({
    lng: language,
    resources: {},
    ...howWordsAreFound,
    react: { useSuspense: false, bindI18nStore: '' },
  });
  await Promise.all([load(language), started.then(stand)]);
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
