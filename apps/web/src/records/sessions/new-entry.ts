import type { RosterEntry } from '@teeka/contract/sessions';

/** A line that this phone puts on a list. */
export function newEntry(
  entry: Pick<RosterEntry, 'session_id' | 'beneficiary_id' | 'added_from'> & Partial<RosterEntry>,
): RosterEntry {
  return {
    status: 'scheduled',
    verified_by: null,
    verified_at: null,
    verification_method: null,
    reject_reason_id: null,
    slot_time: null,
    carried_from: null,
    version: 0,
    ...entry,
  };
}
