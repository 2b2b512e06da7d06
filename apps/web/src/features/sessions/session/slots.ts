import { changeSlot, type RosterEntry } from '@teeka/contract/sessions';
import type { Item } from '../../../platform/outbox/item.ts';
import type { SessionNow } from '../../../records/sessions/session-now.ts';

/** How many are booked to a slot of the session, as far as this phone knows. */
export function bookedIn({ lists }: Pick<SessionNow, 'lists'>, slot: string): number {
  return Object.values(lists)
    .flat()
    .filter(({ entry }) => entry.slot_time === slot).length;
}

/** A change of a slot that was refused and is to be mended: of anybody, or of this line of the list. */
export function refusedSlot(item: Item | null, of?: Pick<RosterEntry, 'session_id' | 'beneficiary_id'>): Item | null {
  if (item?.call !== changeSlot.name || item.state !== 'refused') return null;
  const { session_id, beneficiary_id } = item.input as RosterEntry;
  return !of || (of.session_id === session_id && of.beneficiary_id === beneficiary_id) ? item : null;
}
