import { abhaAttemptMinutes } from './codes.ts';

/** What is kept of a person's account: what they agreed to, what they took back, and what was done. */
export const abhaActs = [
  'consent',
  'wish',
  'wish-replaced',
  'wish-dropped',
  'withdrawn',
  'refused',
  'linked',
  'unlinked',
] as const;
export type AbhaAct = (typeof abhaActs)[number];

/** By which of them somebody says no to whatever they agreed to before. */
export const abhaNoes = ['wish-dropped', 'withdrawn', 'refused', 'unlinked'] as const satisfies AbhaAct[];

/** A wish as it was made on a phone: when its consent was given, and when it was written down. */
export interface MadeWish {
  readonly wish_id: string;
  readonly given_at: Date;
  readonly captured_at: Date;
}

/**
 * Does a consent hold? Not once somebody said no after it was given: took it or a wish back, refused when asked anew, or had
 * the account unlinked (`saidNo`, the last time they did). What counts is when it was said, not when it was heard of here.
 */
export const consentHolds = (given_at: Date, saidNo: Date | null): boolean => saidNo === null || given_at > saidNo;

/**
 * A consent that is kept as no wish is good for an attempt's time; then the sheet is read out again. `tolerance`, milliseconds:
 * how far the clock may be behind by which it was given.
 */
export const consentIsFresh = (given_at: Date, at: Date, tolerance = 0): boolean =>
  at.getTime() - given_at.getTime() < abhaAttemptMinutes * 60_000 + tolerance;

/** The wish that is open, and since when somebody waits. */
export interface WishStanding<W extends MadeWish> {
  readonly open: W;
  readonly waits_since: Date;
}

/**
 * Of all wishes of a person the open one: that of the newest consent, where it holds; they wait since the first whose consent
 * does. The order in which they arrived changes nothing.
 */
export function standingWish<W extends MadeWish>(wishes: readonly W[], saidNo: Date | null): WishStanding<W> | null {
  const [first, ...more] = wishes
    .filter(({ given_at }) => consentHolds(given_at, saidNo))
    .toSorted(
      (a, b) =>
        Number(a.given_at) - Number(b.given_at) ||
        Number(a.captured_at) - Number(b.captured_at) ||
        (a.wish_id < b.wish_id ? -1 : 1),
    );
  return first ? { open: more.at(-1) ?? first, waits_since: first.captured_at } : null;
}
