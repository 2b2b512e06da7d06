import type { SpokenLanguage } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import type { BiteTelling } from '@teeka/words/bite-event';
import { whole } from '@teeka/words/whole';

/** The words of the care of bites in a language. */
export function biteWordsIn(language: SpokenLanguage): BiteTelling {
  const { bites, biteLists } = whole[language];
  const sentences: Readonly<Record<string, string>> = bites;
  const lists: Readonly<Record<string, string>> = { ...bites, ...biteLists };
  return {
    tell: (key, values) => fill(sentences[key] ?? key, values),
    say: (list, word) => (word === '' ? '' : (lists[`${list}-${word}`] ?? word)),
  };
}
