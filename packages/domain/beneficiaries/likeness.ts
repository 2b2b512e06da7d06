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

function weighed(words: readonly SpokenWord[]): Weighed[] {
  return words.map((word, at) => ({ sound: word.sound, weight: weightOf(word, at, words) }));
}

/** Pairs of words, the best first; each word is in one pair. */
function pairs(a: readonly Weighed[], b: readonly Weighed[]) {
  const all = a.flatMap((left) =>
    b.map((right) => ({ left, right, likeness: wordLikeness(left.sound, right.sound) })),
  );
  const used = new Set<Weighed>();
  return all
    .filter(({ likeness }) => likeness >= different)
    .sort((x, y) => y.likeness - x.likeness)
    .filter(({ left, right }) => !used.has(left) && !used.has(right) && used.add(left) && used.add(right));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const together = (words: readonly Weighed[]): string => words.map(({ sound }) => sound).join('');

function byWords(a: readonly Weighed[], b: readonly Weighed[]): number {
  const all = sum([...a, ...b].map(({ weight }) => weight));
  const matched = pairs(a, b).map(
    ({ left, right, likeness }) => (left.weight + right.weight) * sharpened(likeness),
  );
  return all === 0 ? 0 : Math.min(1, sum(matched) / all);
}

/**
 * How alike two names are, 0 (different) to 1 (the same), whether in English or Hindi letters, by their sound; the
 * order of words, titles and a missing second name count little. A baby named by its mother is not its mother.
 */
export function likeness(a: string, b: string): number {
  const [one, other] = [spoken(a), spoken(b)];
  const [left, right] = [weighed(one.words), weighed(other.words)];
  if (left.length === 0 || right.length === 0) return 0;
  const split = left.length === right.length ? 0 : wordLikeness(together(left), together(right));
  const best = Math.max(byWords(left, right), split >= sameTogether ? split : 0);
  return one.babyOf === other.babyOf ? best : best / 2;
}

/** How well a name answers what was typed into a search, 0 to 1: a part of the name is enough. */
export function searchLikeness(typed: string, name: string): number {
  const [left, right] = [weighed(spoken(typed).words), weighed(spoken(name).words)];
  const asked = sum(left.map(({ weight }) => weight));
  if (asked === 0 || right.length === 0) return 0;
  const matched = pairs(left, right).map((pair) => pair.left.weight * sharpened(pair.likeness));
  return (sum(matched) / asked) * 0.9 + likeness(typed, name) * 0.1;
}
