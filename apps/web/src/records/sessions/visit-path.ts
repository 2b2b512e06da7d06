import type { Role } from '@teeka/contract/roles';
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

/** Whose work an act of a visit is: a vaccinator's both, a verifier's the verification (specification 1, section 6). */
export const mayAct = (act: 'verify' | 'vaccinate', role: Role | undefined): boolean =>
  role === 'Vaccinator' || (role === 'Verifier' && act === 'verify');
