import type { Answers } from '../../forms/index.ts';

/** Children of one delivery at most. */
export const mostChildren = 6;

export type ChildPart = 'well' | 'weight';

/** The key of what is said of the nth living child of the delivery, in the order of its births; the first has no number. */
export const childKey = (nth: number, part: ChildPart): string =>
  nth === 1 ? `child_${part}` : `child_${nth}_${part}`;

/** Is it said of a child? */
export const isOfChild = (key: string): boolean => key.startsWith('child_');

/** Under which a visit names the births it tells of, each by its id, with a space between them. */
export const birthsKey = 'of_births';

/** The births that are named, in their order; none where nothing names any. */
export function birthsNamed({ [birthsKey]: named }: Answers): readonly string[] {
  return typeof named === 'string' ? named.split(' ').filter(Boolean) : [];
}

/** Is it said of the mother herself, and not of the day or of everybody? */
export const isOfMother = (key: string): boolean =>
  !isOfChild(key) && key !== 'visited_on' && key !== 'note' && key !== birthsKey;

export const isSaid = (value: Answers[string]): boolean => value !== undefined && value !== '';

/** Does a visit tell of a child, and does it tell of the mother? */
export const tellsOf = (facts: Answers, whom: (key: string) => boolean): boolean =>
  Object.entries(facts).some(([key, value]) => whom(key) && isSaid(value));

export const everyChild = Array.from({ length: mostChildren }, (_, at) => at + 1);

/** The living children of whom a visit says this, by their number. */
export const childrenSaid = (facts: Answers, state: 'well' | 'ill' | 'died' | 'not-seen'): readonly number[] =>
  everyChild.filter((nth) => facts[childKey(nth, 'well')] === state);
