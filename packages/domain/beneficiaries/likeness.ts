import { type SpokenWord, spoken } from './sound.ts';
import { wordLikeness } from './sound-distance.ts';

/** What a word counts for: the first says most, a common second name little. */
function weightOf(word: SpokenWord, at: number, words: readonly SpokenWord[]): number {
  if (word.common && words.length > 1) return 0.3;
  return at === 0 ? 1 : 0.8;
}

/** Unlike words count for less than their letters in common: RAMESH and RAKESH share most of them. */
const sharpened = (likeness: number): number => likeness ** 1.5;

/** Below this two words are different names. */
const different = 0.6;
/** Words written apart by one and together by the other must agree this well. */
const sameTogether = 0.92;

interface Weighed {
  readonly sound: string;
  readonly weight: number;
}

/** A name as it is compared: its words with what they count for. */
interface Heard {
  readonly words: readonly Weighed[];
  readonly babyOf: boolean;
}

function heard(name: string): Heard {
  const { words, babyOf } = spoken(name);
  return {
    words: words.map((word, at) => ({ sound: word.sound, weight: weightOf(word, at, words) })),
    babyOf,
  };
}

interface Pair {
  readonly left: Weighed;
  readonly right: Weighed;
  readonly likeness: number;
}

/** Pairs of words, the best first; each word is in one pair. */
function pairs(a: readonly Weighed[], b: readonly Weighed[]): readonly Pair[] {
  const all: Pair[] = [];
  for (const left of a) {
    for (const right of b) {
      const likeness = wordLikeness(left.sound, right.sound);
      if (likeness >= different) all.push({ left, right, likeness });
    }
  }
  const used = new Set<Weighed>();
  return all
    .sort((x, y) => y.likeness - x.likeness)
    .filter(({ left, right }) => !used.has(left) && !used.has(right) && used.add(left) && used.add(right));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const weightIn = (words: readonly Weighed[]): number => sum(words.map(({ weight }) => weight));
const together = (words: readonly Weighed[]): string => words.map(({ sound }) => sound).join('');

function byWords(a: readonly Weighed[], b: readonly Weighed[], paired: readonly Pair[]): number {
  const all = weightIn(a) + weightIn(b);
  const matched = paired.map(({ left, right, likeness }) => (left.weight + right.weight) * sharpened(likeness));
  return all === 0 ? 0 : Math.min(1, sum(matched) / all);
}

function alike(one: Heard, other: Heard, paired: readonly Pair[]): number {
  const [left, right] = [one.words, other.words];
  if (left.length === 0 || right.length === 0) return 0;
  const split = left.length === right.length ? 0 : wordLikeness(together(left), together(right));
  const best = Math.max(byWords(left, right, paired), split >= sameTogether ? split : 0);
  return one.babyOf === other.babyOf ? best : best / 2;
}

/**
 * How alike two names are, 0 (different) to 1 (the same), whether in English or Hindi letters, by their sound; the
 * order of words, titles and a missing second name count little. A baby named by its mother is not its mother.
 */
export function likeness(a: string, b: string): number {
  const [one, other] = [heard(a), heard(b)];
  return alike(one, other, pairs(one.words, other.words));
}

/** Of the answer the typed words count for this share, the whole names for the rest. */
const typedShare = 0.9;

/**
 * How well names answer what was typed into a search, 0 to 1: a part of the name is enough. A name that cannot reach
 * `least` counts as 0. Each name is compared once, however many people bear it.
 */
export function likenessTo(typed: string, least = 0): (name: string) => number {
  const one = heard(typed);
  const typedWeight = weightIn(one.words);
  const known = new Map<string, number>();
  const compare = (name: string): number => {
    const other = heard(name);
    if (typedWeight === 0 || other.words.length === 0) return 0;
    const paired = pairs(one.words, other.words);
    const matched = sum(paired.map(({ left, likeness }) => left.weight * sharpened(likeness)));
    const answered = (matched / typedWeight) * typedShare;
    if (answered + (1 - typedShare) < least) return 0;
    return answered + alike(one, other, paired) * (1 - typedShare);
  };
  return (name) => {
    const likeness = known.get(name) ?? compare(name);
    known.set(name, likeness);
    return likeness;
  };
}

/** How well one name answers. */
export const searchLikeness = (typed: string, name: string): number => likenessTo(typed)(name);
