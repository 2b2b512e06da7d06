import type { RosterEntry, RosterStatus, Session } from '@teeka/contract/sessions';
import type { ItemState } from '../../platform/outbox/item.ts';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import { cardOf } from '../beneficiaries/person-now.ts';
import { standings } from '../beneficiaries/standing-of.ts';
import { type PackView, sessionIn } from '../view/view.ts';
import { rosterOf } from './roster.ts';

/** A person on one of a session's lists. */
export interface RosterLine {
  readonly entry: RosterEntry;
  readonly person: PersonCard;
  /** Where the worst-off unsettled write about the person stands; null when the server has everything. */
  readonly unsettled: ItemState | null;
  /** A colleague recorded something for the person on this phone and has not sent it yet. */
  readonly byColleague: boolean;
}

/** A session with its lists as they stand on this phone. */
export interface SessionNow {
  readonly session: Session;
  readonly lists: Readonly<Record<RosterStatus, readonly RosterLine[]>>;
}

type Counts = Session['counts'];

/** The site's sessions in the order of their days, counted with what was done on this phone. */
export function sessionsNow(view: PackView): readonly Session[] {
  const sessions = [...view.rows.sessions.keys()].map((id) => sessionIn(view, id));
  return sessions
    .filter((session) => session !== undefined)
    .map((session) => ({ ...session, counts: countsOf(session, rosterOf(view, session.session_id)) }))
    .sort((a, b) => order(a).localeCompare(order(b)));
}

const order = (session: Session): string => `${session.date_of_session} ${session.start_time}`;

/** One session with its lists, or null when it is not of this site or not in the pack. */
export function sessionNow(view: PackView, sessionId: string): SessionNow | null {
  const session = sessionIn(view, sessionId);
  if (!session) return null;
  const roster = rosterOf(view, sessionId);
  const standing = standings(view.items);
  const lists: Record<RosterStatus, RosterLine[]> = {
    scheduled: [],
    verified: [],
    vaccinated: [],
    rejected: [],
    noshow: [],
  };
  for (const entry of roster) {
    const unsettled = standing.get(entry.beneficiary_id) ?? null;
    const byColleague = (view.doses.get(entry.beneficiary_id) ?? []).some((dose) => dose.byColleague);
    lists[entry.status]?.push({ entry, person: cardOf(view, entry.beneficiary_id), unsettled, byColleague });
  }
  for (const list of Object.values(lists)) {
    list.sort((a, b) => a.person.ben_name.localeCompare(b.person.ben_name));
  }
  return { session: { ...session, counts: countsOf(session, roster) }, lists };
}

/** Counted from the lists; the server's figures only where the pack holds no list. */
function countsOf(session: Session, roster: readonly RosterEntry[]): Counts {
  if (roster.length === 0) return session.counts;
  const counts: Counts = { scheduled: 0, verified: 0, vaccinated: 0, rejected: 0, noshow: 0 };
  for (const entry of roster) counts[entry.status] += 1;
  return counts;
}
