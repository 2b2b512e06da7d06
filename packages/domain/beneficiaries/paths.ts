import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import type { Verdict } from '../text/index.ts';

/** The refusal of a verdict under its field's path; nothing when accepted. */
export function at(path: string, verdict: Verdict): Refusal<RefusalCode>[] {
  return verdict.ok ? [] : [{ ...verdict.refusal, path }];
}

/** The first refusal of each path: a person mends one thing at a time. */
export function onePerPath(refusals: Refusals): Refusal<RefusalCode>[] {
  const seen = new Set<string>();
  return refusals.filter(({ path = '' }) => !seen.has(path) && seen.add(path));
}
