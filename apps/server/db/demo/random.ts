/** A stream of numbers that depends on its seeds only, so that the same demo comes out everywhere. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Spreads the bits of a whole number (the finaliser of MurmurHash3). */
export function scramble(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A generator of the sfc32 family, seeded by up to three whole numbers. */
export function random(...seeds: readonly number[]): Random {
  let a = scramble((seeds[0] ?? 0) + 0x9e3779b9);
  let b = scramble((seeds[1] ?? 0) ^ 0x243f6a88);
  let c = scramble((seeds[2] ?? 0) + 0xb7e15162);
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let turn = 0; turn < 12; turn += 1) next();
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
}
