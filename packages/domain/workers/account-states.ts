/** What somebody who answers for workers looks for among their accounts. */
export const accountStates = ['locked', 'unsent', 'not-for-a-month', 'never', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

/** Whether somebody can sign in: not where the account is closed, or locked after wrong passwords. */
export const signInState = (account: {
  readonly is_active: boolean;
  readonly locked_until: string | null;
}): 'active' | 'closed' | 'locked' => (account.is_active ? (account.locked_until ? 'locked' : 'active') : 'closed');

const hour = 3_600_000;
const daysOfMonth = 30;

/** Since when somebody must have signed in not to be missed: thirty days. */
export const missedSince = (now: Date): Date => new Date(now.getTime() - daysOfMonth * 24 * hour);

/** Records that were made before this and are not sent should have been: a day. */
export const unsentSince = (now: Date): Date => new Date(now.getTime() - 24 * hour);

/** What waits on a phone: how many records, and since when the oldest; null where nothing waits. */
export interface Unsent {
  readonly waiting: number;
  readonly since: string | null;
}

/** A phone tells of what has waited for an hour: what is sent at once is no news. */
const tellsAfter = hour;

/** What a phone tells of the instants at which its unsent records were made. */
export function unsentOf(madeAt: readonly string[], now: Date): Unsent {
  const times = madeAt.map((at) => Date.parse(at)).filter((at) => !Number.isNaN(at));
  const oldest = Math.min(...times);
  return times.length === 0 || now.getTime() - oldest < tellsAfter
    ? { waiting: 0, since: null }
    : { waiting: times.length, since: new Date(oldest).toISOString() };
}
