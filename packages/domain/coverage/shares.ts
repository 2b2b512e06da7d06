/** A part of a whole in per cent with one decimal; null where there is no whole. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

/** Who began and did not go on: the dose that begins, the one that is looked for, and of which cohort. */
export const dropOuts = [
  { from: 'PENTA1', to: 'PENTA3', age: 1 },
  { from: 'MR1', to: 'MR2', age: 2 },
] as const;
export type DropOut = (typeof dropOuts)[number];

/**
 * Drop-out in per cent: of those who had the first dose, how many have not had the last. Below zero where more had the last
 * than the first, which tells of doses that were not written down; null where nobody had the first.
 */
export const dropOutPercent = (first: number, last: number): number | null => percentOf(first - last, first);
