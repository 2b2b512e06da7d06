import type { SessionNow } from '../../../records/sessions/session-now.ts';

/** How many are booked to a slot of the session, as far as this phone knows. */
export function bookedIn({ lists }: Pick<SessionNow, 'lists'>, slot: string): number {
  return Object.values(lists)
    .flat()
    .filter(({ entry }) => entry.slot_time === slot).length;
}

/** The sheet in which the slot of somebody booked is changed. */
export interface SlotForm {
  readonly beneficiary_id: string;
  readonly slot_time: string | null;
}
export const slotPlace = (session: string) => `/session/${session}#slot` as const;
