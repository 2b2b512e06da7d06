import { mostCaptures } from './error-codes.ts';

/** From which score of 100 on a fingerprint is expected to be recognised; no document names one, the vendors' own is about so. */
const good = 60;

export type FingerQuality = 'good' | 'weak' | 'unscored';

/**
 * Whether a faint capture is taken again before it is handed to somebody who waits elsewhere and does not see it. The last
 * attempt is handed on whatever it is: worn fingers give no better one, and the authority may know it all the same.
 */
export const asksAgain = (score: number | null, triesBefore: number): boolean =>
  fingerQuality(score) === 'weak' && triesBefore + 1 < mostCaptures;

/** What the score of a capture means for whoever tries the device; not every device gives one. */
export function fingerQuality(score: number | null): FingerQuality {
  if (score === null) return 'unscored';
  return score >= good ? 'good' : 'weak';
}
