import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

/** The first refusal of each path: a person mends one thing at a time. */
export function onePerPath(refusals: Refusals): Refusal<RefusalCode>[] {
  const seen = new Set<string>();
  return refusals.filter(({ path = '' }) => !seen.has(path) && seen.add(path));
}
