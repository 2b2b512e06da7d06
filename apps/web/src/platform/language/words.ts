import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chosenLanguage, keepLanguage } from './active.ts';
import { wordsOf } from './languages.ts';

/** Each language is a chunk of its own: a Hindi phone never loads the English words. */
const catalogues = {
  en: () => import('@teeka/words/en/index').then((file) => file.en),
  hi: () => import('@teeka/words/hi/index').then((file) => file.hi),
} as const;

async function load(language: 'en' | 'hi'): Promise<void> {
  if (i18next.hasResourceBundle(language, 'app')) return;
  const words = await catalogues[language]();
  for (const [capability, sentences] of Object.entries(words)) {
    i18next.addResourceBundle(language, capability, sentences);
  }
}

/** Loads the words of the chosen language and starts i18next. */
export async function startWords(): Promise<void> {
  const language = wordsOf(chosenLanguage.get());
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: '' },
    returnNull: false,
  });
  await load(language);
  document.documentElement.lang = language;
}

/** Switches the language; resolves once its words are there. */
export async function switchLanguage(id: string): Promise<void> {
  const language = wordsOf(id);
  await load(language);
  keepLanguage(id);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}
