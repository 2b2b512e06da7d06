import type { RosterEntry } from '@teeka/contract/sessions';

/** Where the next act of a visit is done: the verification of a person at a session, or their case. */
export function visitPath(
  act: 'verify' | 'vaccinate',
  { beneficiary_id, session_id }: Pick<RosterEntry, 'beneficiary_id' | 'session_id'>,
): string {
  return act === 'verify'
    ? `/beneficiary-verification/${beneficiary_id}/${session_id}/identification`
    : `/case-details/${beneficiary_id}/${session_id}`;
}
