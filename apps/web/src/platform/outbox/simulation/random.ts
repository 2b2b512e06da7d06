/** Seeded random figures, so that a failing day can be lived again. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** True with this chance. */
  chance(of: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (n) => Math.floor(next() * n),
    chance: (of) => next() < of,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  };
}
