import type { SpokenLanguage } from '@teeka/domain/names';

/** How each language says 'this phone', and what it says in that place on a computer. */
const computers: Readonly<Record<SpokenLanguage, readonly [RegExp, string]>> = {
  en: [/\b([Tt]his) phone\b/g, '$1 computer'],
  hi: [/(इस|इसी|यह) फ़ोन/g, '$1 कंप्यूटर'],
};

/**
 * The sentences of one language as they read on a computer. They are written for a phone, which most of them are read on:
 * each that tells of the device in hand says 'this phone' and no other word for it.
 */
export function onComputer<Sentences extends Readonly<Record<string, object>>>(
  language: SpokenLanguage,
  words: Sentences,
): Sentences {
  const [phone, computer] = computers[language];
  const said = (sentences: object) =>
    Object.fromEntries(
      Object.entries(sentences as Record<string, string>).map(([key, one]) => [key, one.replace(phone, computer)]),
    );
  return Object.fromEntries(Object.entries(words).map(([name, sentences]) => [name, said(sentences)])) as Sentences;
}
