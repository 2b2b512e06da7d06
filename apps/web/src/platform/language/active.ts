import type { SpokenLanguage } from '@teeka/domain/names';
import { inSession, onDevice } from '../storage/kept.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { watched } from '../storage/watched.ts';
import { firstLanguage } from './first-language.ts';
import { defaultLanguage, isLanguage, wordsOf } from './languages.ts';

const key = 'language';
/** The language that the administration has set, as this device last heard. */
const configuredKey = 'DEFAULT-LANGUAGE';

/** What somebody chose on this device, in this session or an earlier one. */
function chosen(): string | null {
  const now = inSession.get(key);
  if (isLanguage(now)) return now;
  const before = settings.get().language;
  return isLanguage(before) ? before : null;
}

const unchosen = (): string =>
  firstLanguage(globalThis.navigator?.languages ?? [], onDevice.get(configuredKey)) ?? defaultLanguage;

/** The language code that is chosen, complete or not; before anybody chose, that of the phone. */
export const chosenLanguage = watched(chosen() ?? unchosen());

/** The language in which sentences are shown, for requests and reactions. */
export const activeLanguage = (): SpokenLanguage => wordsOf(chosenLanguage.get());

/** Keeps the choice for this session and, for the next opening, on the device. */
export function keepLanguage(id: string): void {
  inSession.set(key, id);
  changeSettings({ language: id });
  chosenLanguage.set(id);
}

/** The server named the language of its place. Answers the one to switch to, where nobody has chosen another. */
export function hearDefaultLanguage(id: string): string | null {
  onDevice.set(configuredKey, id);
  if (chosen() !== null) return null;
  const first = unchosen();
  return first === chosenLanguage.get() ? null : first;
}
