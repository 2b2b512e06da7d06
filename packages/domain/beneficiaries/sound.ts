import { hasDevanagari, latinOf } from './devanagari.ts';

type Change = readonly [RegExp, string];

/**
 * From spelling to sound, in this order. Aspirates lose their h, v and w are b, f and ph are p, z is j, sh is s;
 * a nasal takes the place of the consonant behind it; doubled letters count once; vowels are a, i, u, e, o.
 */
const changes: readonly Change[] = [
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/jn(?=[aeiou])|gny?(?=[aeiou])|dny/g, 'gy'],
  [/ph/g, 'p'],
  [/sh/g, 's'],
  [/([kgcjtdbpr])h/g, '$1'],
  [/q/g, 'k'],
  [/[wv]/g, 'b'],
  [/f/g, 'p'],
  [/z/g, 'j'],
  [/[nm](?=[pb])/g, 'm'],
  [/[nm](?=[kgcjtds])/g, 'n'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/ay(?=[ei])/g, 'ai'],
  [/([^aeiou])y$/g, '$1i'],
  [/iy(?=[aeou])/g, 'i'],
  [/a[iy](?![aou])|ei|ae/g, 'e'],
  [/au|ou|aw/g, 'o'],
  [/([aeiou])\1+/g, '$1'],
];

/** Titles and marks of respect, which one writes and another leaves out. */
const titles = new Set(
  'mr mrs ms miss dr smt km kum late shri sri shree shrimati shreemati श्री श्रीमती कु कुं डॉ स्व'.split(' '),
);

const muhammad = new Set([
  'md',
  'mohd',
  'mohamad',
  'mohammad',
  'mohammed',
  'mohamed',
  'mohmmad',
  'muhammad',
  'mohmad',
  'mohammd',
]);

/** Second names so common that they tell little. */
const commonNames = new Set(
  'debi kumari kumar sing singh begam begum bano bibi katun lal rani mohamad ahmad ahamad ali kan'.split(' '),
);

/** A word of a name by its sound; `common` ones weigh little. */
export interface SpokenWord {
  readonly sound: string;
  readonly common: boolean;
}
/** A name by its sound. A newborn is often listed as its mother's: 'BABY OF …'. */
export interface SpokenName {
  readonly words: readonly SpokenWord[];
  readonly babyOf: boolean;
}

function soundOf(latin: string): string {
  return changes.reduce((text, [from, to]) => text.replace(from, to), latin);
}

function spokenWord(latin: string): SpokenWord | undefined {
  if (muhammad.has(latin)) return { sound: 'mohamad', common: true };
  const sound = soundOf(latin);
  if (sound === '') return undefined;
  return {
    sound: sound === 'mohamad' || sound === 'muhamad' ? 'mohamad' : sound,
    common: commonNames.has(sound),
  };
}

const babyOf = /^\s*(?:baby|beby|bebi)\s*(?:\/|of|boy|girl)?\s*(?:of\b)?\s*|^\s*[bs]\s*\/\s*o\b/;

/** What is heard of a name: twice as much as a name may have, and less than anybody could make costly. */
const mostLetters = 60;
const mostWords = 8;

const cache = new Map<string, SpokenName>();
const mostCached = 20_000;

/** A name in English or Hindi letters by its sound, titles left out; of a long one its beginning. */
export function spoken(whole: string): SpokenName {
  const name = whole.slice(0, mostLetters);
  const known = cache.get(name);
  if (known) return known;
  const small = name.toLowerCase();
  const isBaby = babyOf.test(small) || /^\s*(?:बेबी|शिशु)/.test(small);
  const rest = small.replace(babyOf, '').replace(/^\s*(?:बेबी|शिशु)\s*(?:ऑफ़?|ऑफ)?\s*/u, '');
  const parts = rest.split(/[^a-z\u0900-\u097F]+/u).filter((part) => part !== '');
  const words = parts
    .filter((part) => !titles.has(part))
    .slice(0, mostWords)
    .flatMap((part) => spokenWord(hasDevanagari(part) ? latinOf(part) : part) ?? []);
  const answer = { words, babyOf: isBaby };
  if (cache.size >= mostCached) cache.clear();
  cache.set(name, answer);
  return answer;
}
