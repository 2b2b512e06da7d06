import { fallback, spokenOf } from '@teeka/domain/names';
import { type FillValues, fill, type Language, loadWords, type Words } from '@teeka/words';
import { onComputer } from '@teeka/words/on-computer';
import { type Profile, phone } from './profiles.ts';

type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names of all sentences: `sessions:start`. */
export type WordKey = { [C in keyof Words]: `${C}:${keyof Words[C] & string}` }[keyof Words];
export type Say = (key: WordKey, values?: FillValues) => string;

/** The sentences as a reader of that language sees them on a device with or without a touch screen. */
export async function wordsIn(language: Language, { touch }: Pick<Profile, 'touch'> = phone): Promise<Say> {
  const plural = new Intl.PluralRules(language);
  /** A sentence may read otherwise for none and for one, as i18next finds it. */
  const forms = (count: unknown): readonly string[] =>
    typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${plural.select(count)}`, ''] : [''];
  const written = await loadWords(language);
  const words = (touch ? written : onComputer(spokenOf(language) ?? fallback, written)) as unknown as Sentences;
  return (key, values) => {
    const at = key.indexOf(':');
    const sentences = words[key.slice(0, at)] ?? {};
    const name = key.slice(at + 1);
    const sentence = forms(values?.count)
      .map((form) => sentences[name + form])
      .find((one) => one !== undefined);
    if (sentence === undefined) throw new Error(`no sentence for ${key}`);
    return fill(sentence, values);
  };
}

/** A sentence as a pattern, its placeholders standing for anything. */
export function patternOf(say: Say, key: WordKey): RegExp {
  const marked = say(key, new Proxy({}, { get: () => '\u0000', has: () => true }));
  return new RegExp(marked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u0000', '.+?'));
}
