import type { SessionNow } from '../../../platform/pack/session-now.ts';

/** How many are booked to a slot of the session, as far as this phone knows. */
export function bookedIn({ lists }: Pick<SessionNow, 'lists'>, slot: string): number {
  return Object.values(lists)
    .flat()
    .filter(({ entry }) => entry.slot_time === slot).length;
}
