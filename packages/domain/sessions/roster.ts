import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { isOnGoing, type SessionStatus } from './status.ts';

/** What is on record of one person in one session. A verification after a rejection takes the rejection back. */
export interface RosterFacts {
  readonly verified: boolean;
  readonly vaccinated: boolean;
  readonly rejected: boolean;
  readonly sessionStatus: SessionStatus;
}

export type RosterStatus = 'vaccinated' | 'rejected' | 'verified' | 'noshow' | 'scheduled';

/** In this order; the first that holds is the status. */
const statuses: readonly (readonly [RosterStatus, (facts: RosterFacts) => boolean])[] = [
  ['vaccinated', (facts) => facts.vaccinated],
  ['rejected', (facts) => facts.rejected],
  ['verified', (facts) => facts.verified],
  ['noshow', (facts) => facts.sessionStatus === 'ended'],
  ['scheduled', () => true],
];

/** All roster statuses, in the order in which they are decided. */
export const rosterStatuses: readonly RosterStatus[] = statuses.map(([status]) => status);

/** The one list of the session page a person stands in. */
export function rosterStatus(facts: RosterFacts): RosterStatus {
  return statuses.find(([, holds]) => holds(facts))?.[0] ?? 'scheduled';
}

/** What a line becomes that a visit makes `to`; null where it stays, or says already what counts for as much or more. */
export function lineRaised(from: RosterStatus, to: RosterStatus | null): RosterStatus | null {
  return to !== null && rosterStatuses.indexOf(to) < rosterStatuses.indexOf(from) ? to : null;
}

export type RosterAct = 'verify' | 'vaccinate' | 'reject';

/**
 * Why an act on a person of the roster is refused, or undefined: session not on going SESDAY0002, not in it
 * SESDAY0010; verified already SESDAY0012; rejected after a vaccination SESDAY0013; vaccinated before verified
 * SESDAY0011. Further doses may follow a first one; a rejected person who comes back is verified again first.
 */
export function rosterRefusal(act: RosterAct, facts: RosterFacts | undefined): Refusal<RefusalCode> | undefined {
  return facts ? actRefusal(act, rosterStatus(facts), facts.sessionStatus) : { code: 'SESDAY0010' };
}

/** `rosterRefusal` for somebody who stands on a list: all it asks is which. */
export function actRefusal(
  act: RosterAct,
  status: RosterStatus,
  sessionStatus: SessionStatus,
): Refusal<RefusalCode> | undefined {
  if (!isOnGoing(sessionStatus)) return { code: 'SESDAY0002' };
  if (act === 'verify' && (status === 'verified' || status === 'vaccinated')) return { code: 'SESDAY0012' };
  if (act === 'reject' && status === 'vaccinated') return { code: 'SESDAY0013' };
  if (act === 'vaccinate' && status !== 'verified' && status !== 'vaccinated') return { code: 'SESDAY0011' };
  return undefined;
}

/** What comes next for somebody on a list: who they are, then the case, again and again. Null where neither is possible. */
export function nextAct(status: RosterStatus, sessionStatus: SessionStatus): 'verify' | 'vaccinate' | null {
  const acts = ['verify', 'vaccinate'] as const;
  return acts.find((act) => !actRefusal(act, status, sessionStatus)) ?? null;
}
