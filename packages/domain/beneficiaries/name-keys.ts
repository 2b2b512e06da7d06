import { spoken } from './sound.ts';

const alphabet = [...'kgcjtdnpbmlrs'];
const firstVowel: Readonly<Record<string, string>> = { a: 'a', e: 'i', i: 'i', o: 'u', u: 'u' };
const longest = 6;
/** Consonants that are written for each other even in short names: ड़ is spelt d and r. */
const confused = [
  ['d', 'r'],
  ['m', 'n'],
] as const;
/** Keys shorter than this have too many neighbours. */
const shortest = 3;

/** The consonants of a sound, behind its first letter: `sunita` → `snt`, `anita` → `ant`. */
function keyOf(sound: string): string {
  const first = sound[0] ?? '';
  const rest = sound.slice(1).replace(/[aeiouhy]/g, '');
  return ((firstVowel[first] ?? first) + rest).replace(/(.)\1+/g, '$1').slice(0, longest);
}

/**
 * The keys under which a name is found, one a word; common second names have none unless nothing else is there.
 * Equal for most spellings of a name in either script.
 */
export function nameKeys(name: string): readonly string[] {
  const { words } = spoken(name);
  const telling = words.filter(({ common }) => !common);
  const keys = (telling.length > 0 ? telling : words).map(({ sound }) => keyOf(sound));
  return [...new Set(keys)];
}

/**
 * The keys by which a typed name is looked for: its own, those of its words written together, and those of one word
 * written apart (OMPRAKASH finds OM PRAKASH).
 */
export function searchKeys(name: string): readonly string[] {
  const { words } = spoken(name);
  const apart = words.flatMap(({ sound }) => {
    const key = keyOf(sound);
    const cuts = key.length >= 4 ? [2, 3, 4].filter((at) => at <= key.length - 2) : [];
    return cuts.flatMap((at) => [key.slice(0, at), key.slice(at)]);
  });
  return [...new Set([...holdKeys(name), ...apart])];
}

/**
 * The keys of which two names that would find each other have at least one in common, whichever is written apart: those
 * of its words, and of its words written together.
 */
export function holdKeys(name: string): readonly string[] {
  const { words } = spoken(name);
  const together = words.length > 1 ? [keyOf(words.map(({ sound }) => sound).join(''))] : [];
  return [...new Set([...nameKeys(name), ...together])];
}

/** Keys one typing error away: a consonant missing, added or exchanged. */
export function nearKeys(key: string): readonly string[] {
  const near = new Set<string>();
  for (const [one, other] of confused) {
    if (key.includes(one, 1)) near.add(key[0] + key.slice(1).replace(one, other));
    if (key.includes(other, 1)) near.add(key[0] + key.slice(1).replace(other, one));
  }
  if (key.length < shortest) return [...near];
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    if (at < key.length) near.add(before + after.slice(1));
    for (const letter of alphabet) {
      near.add((before + letter + after).slice(0, longest));
      if (at < key.length) near.add(before + letter + after.slice(1));
    }
  }
  near.delete(key);
  return [...near];
}
