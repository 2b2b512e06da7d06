import type { LockBox } from './lock-box.ts';

const minute = 60_000;
/** Wrong passwords that cost nothing but time; after that each one doubles the rest. */
const free = 2;
const longestRest = 30 * minute;
/** After so many only a sign-in at the server opens again. */
export const mostTries = 10;

type Counted = Pick<LockBox, 'tries' | 'restUntil'>;

/** Counted before the password is tried, so that a page closed in between saves nobody a try. */
export function countTry({ tries }: Counted, now: number): Counted {
  const counted = tries + 1;
  const rest = counted <= free ? 0 : Math.min(minute * 2 ** (counted - free - 1), longestRest);
  return { tries: counted, restUntil: now + rest };
}

/** Milliseconds until another password may be tried; 0 for now. A clock that was set back does not lengthen it. */
export const restLeft = ({ restUntil }: Counted, now: number): number =>
  Math.min(Math.max(0, restUntil - now), longestRest);

/** Is the box to be thrown away? */
export const isSpent = ({ tries }: Counted): boolean => tries >= mostTries;
