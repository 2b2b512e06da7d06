/** From which score of 100 on a fingerprint is expected to be recognised; no document names one, the vendors' own is about so. */
const good = 60;

export type FingerQuality = 'good' | 'weak' | 'unscored';

/** What the score of a capture means for whoever tries the device; not every device gives one. */
export function fingerQuality(score: number | null): FingerQuality {
  if (score === null) return 'unscored';
  return score >= good ? 'good' : 'weak';
}
