import type { SpokenLanguage } from '@teeka/domain/names';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { fill, type Words } from '@teeka/words';
import { whole as words } from '@teeka/words/whole';

/** What a person reads about a refusal. */
export function refusalSentence(language: SpokenLanguage, { code, values }: Refusal<RefusalCode>): string {
  return fill(words[language].refusals[code], values);
}

/** What a reply says of the care of a bite, in the words of the phone's own toast. */
export const biteSentence = (language: SpokenLanguage, key: 'restarted'): string => words[language].bites[key];

/** A message to a phone. */
export function smsSentence(
  language: SpokenLanguage,
  key: keyof Words['sms'],
  values: Readonly<Record<string, string | number>>,
): string {
  return fill(words[language].sms[key], values);
}
