import { schedule as english } from '@teeka/words/en/schedule';
import type { TellSchedule } from '@teeka/words/explain-dose';
import { schedule as hindi } from '@teeka/words/hi/schedule';
import i18next from 'i18next';

/** The schedule's sentences in English and Hindi, filled by the same library as on the screens. */
export async function tellSchedule(): Promise<Record<'en' | 'hi', TellSchedule>> {
  const words = i18next.createInstance();
  await words.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { schedule: english }, hi: { schedule: hindi } },
    defaultNS: 'schedule',
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  });
  // The screens type their keys; here the keys come from the rules, as data.
  const tell = (lng: 'en' | 'hi'): TellSchedule => {
    return (key, values) => String(words.t(key as never, { ...values, lng } as never));
  };
  return { en: tell('en'), hi: tell('hi') };
}
