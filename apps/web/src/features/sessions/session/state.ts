import type { Role } from '@teeka/contract/roles';
import type { RosterStatus, Session } from '@teeka/contract/sessions';
import type { Refusal } from '@teeka/domain/refusal';
import { isSessionStatus, isWaiting, nextAct, sessionAgeRefusal, slotsOf, venomCategory } from '@teeka/domain/sessions';
import type { PersonCard, PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { RosterLine, SessionNow } from '../../../records/sessions/session-now.ts';
import { mayAct, visitPath } from '../../../records/sessions/visit-path.ts';
import { personPath } from '../../../ui/person/person-path.ts';

/** The lists of a session, in the order in which a person passes through them. */
export const segments = ['scheduled', 'verified', 'vaccinated', 'rejected', 'noshow'] as const satisfies RosterStatus[];

/** Which list is read first: who waits while it runs, who was vaccinated once it has ended. */
export function firstSegment(session: Session): RosterStatus {
  return session.status === 'ended' ? 'vaccinated' : 'scheduled';
}

/** Does the session treat venom instead of giving vaccines? */
export const isVenom = (session: Pick<Session, 'session_category_type'>): boolean =>
  session.session_category_type === venomCategory;

const listNames = {
  scheduled: 'sessions:scheduled',
  verified: 'sessions:verified',
  vaccinated: 'sessions:vaccinated',
  rejected: 'sessions:rejected',
  noshow: 'sessions:noshow',
} as const;

/** The key of a list's name. */
export const listName = (status: RosterStatus) => listNames[status];

/** Who may do what on the session page (specification 1, section 6). */
const starters: readonly Role[] = ['Vaccinator', 'ANM'];
const adders: readonly Role[] = ['Vaccinator', 'ANM', 'Assistant'];

export interface Offers {
  /** `other-day`: it waits, but may only be started on its day. */
  readonly start: 'yes' | 'other-day' | 'no';
  readonly end: boolean;
  /** To the list of the running session, or ahead of its day. */
  readonly add: boolean;
  readonly reject: boolean;
  /** Another slot for whoever is booked, until it starts. */
  readonly slots: boolean;
}

/** Has it not begun? Then people are booked, not brought in. */
export const isComing = ({ status }: Pick<Session, 'status'>): boolean => isWaiting(status);

/** What the page offers this worker for this session today. */
export function offers(session: Session, role: Role, today: string): Offers {
  const waits = isWaiting(session.status);
  const runs = session.status === 'on-going';
  const isAhead = session.date_of_session > today;
  // Who was treated and forgotten is still put on the list.
  const hasEndedToday = session.status === 'ended' && session.date_of_session === today;
  const mayRun = starters.includes(role);
  return {
    start: !waits || !mayRun ? 'no' : session.date_of_session === today ? 'yes' : 'other-day',
    end: runs && mayRun,
    add: (runs || hasEndedToday || (waits && isAhead)) && adders.includes(role),
    reject: runs && mayRun,
    slots: waits && session.date_of_session >= today && adders.includes(role) && slotsOf(session).length > 0,
  };
}

/**
 * Where a tap on a person leads: to what comes next for them where that is this worker's, else to their page. A tap is
 * never dead; of who died the page opens.
 */
export function targetOf(
  { entry }: RosterLine,
  session: Session,
  { role, died }: { readonly role: Role; readonly died: boolean },
): string {
  const act = !died && isSessionStatus(session.status) ? nextAct(entry.status, session.status) : null;
  return act && mayAct(act, role) ? visitPath(act, entry) : personPath(entry.beneficiary_id, role);
}

/** May this person still be turned away in the session? */
export const mayReject = ({ status }: { readonly status: RosterStatus }): boolean =>
  status === 'scheduled' || status === 'verified';

/** The list of the session on which the person stands already; undefined for whoever is on none. */
export function listOf({ lists }: SessionNow, beneficiaryId: string): RosterStatus | undefined {
  return Object.values(lists)
    .flat()
    .find(({ entry }) => entry.beneficiary_id === beneficiaryId)?.entry.status;
}

/** Why the session does not take this person by their age; undefined where it does. */
export function ageRefusal(
  { session }: Pick<SessionNow, 'session'>,
  { dob }: Pick<PersonCard, 'dob'>,
  record: PersonOnPhone | undefined,
): Refusal | undefined {
  // Of people from elsewhere the phone is told the day only: 1 January may stand for a year, and the server decides.
  const dob_is_year = record?.dob_is_year ?? dob.endsWith('-01-01');
  return sessionAgeRefusal({ ...session, date: session.date_of_session }, { dob, dob_is_year });
}
