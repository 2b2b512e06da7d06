const first = 2000;
const longest = 5 * 60_000;

/**
 * Milliseconds until the next try: doubling from 2 s to 5 min, and of that a random half to whole, so that the phones
 * of a block that lost the network together do not come back together. `random` is in [0, 1).
 */
export function pauseAfter(attempts: number, random: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(Math.max(attempts - 1, 0), 10));
  return Math.round(whole / 2 + (whole / 2) * random);
}
