import { fallback, spokenOf } from '@teeka/domain/names';
import { isLanguage } from './languages.ts';

/**
 * The language of a phone on which nobody has chosen one: the first of the phone's own languages that we speak. A phone
 * set to English says little (many are sold that way), so there the one that the administration has set stands before
 * English. Null where neither says anything.
 * @param ofPhone BCP 47 tags, the best first (`navigator.languages`)
 * @param configured the setting `default_language`, as last heard
 */
export function firstLanguage(ofPhone: readonly string[], configured: string | null): string | null {
  const bare = ofPhone.map((tag) => tag.toLowerCase().split('-')[0]);
  const spoken = bare.map(spokenOf).find(Boolean);
  if (spoken !== undefined && spoken !== fallback) return spoken;
  return isLanguage(configured) ? configured : null;
}
