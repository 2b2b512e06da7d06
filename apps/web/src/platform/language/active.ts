import { inSession } from '../storage/kept.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { watched } from '../storage/watched.ts';
import { defaultLanguage, isLanguage, wordsOf } from './languages.ts';

const key = 'language';

function remembered(): string {
  const now = inSession.get(key);
  if (isLanguage(now)) return now;
  const before = settings.get().language;
  return isLanguage(before) ? before : defaultLanguage;
}

/** The language code that is chosen, complete or not. */
export const chosenLanguage = watched(remembered());

/** The language in which sentences are shown, for requests and reactions. */
export const activeLanguage = (): 'en' | 'hi' => wordsOf(chosenLanguage.get());

/** Keeps the choice for this session and, for the next opening, on the device. */
export function keepLanguage(id: string): void {
  inSession.set(key, id);
  changeSettings({ language: id });
  chosenLanguage.set(id);
}
