import type { PlannedSession } from '@teeka/contract/sessions/plans';
import {
  isPublished,
  isSessionStatus,
  type Movement,
  mayMove,
  moveSession,
  openPlanRefusal,
} from '@teeka/domain/sessions';

/** The sessions of one day. */
export interface PlannedDay<Row extends PlannedSession> {
  readonly day: string;
  readonly sessions: readonly Row[];
}

/** Sessions by day, in the order in which they came. */
export function byDay<Row extends PlannedSession>(sessions: readonly Row[]): readonly PlannedDay<Row>[] {
  const days = Map.groupBy(sessions, ({ date_of_session }) => date_of_session);
  return [...days].map(([day, ofDay]) => ({ day, sessions: ofDay }));
}

type PlanAct = Exclude<Movement, 'plan' | 'start' | 'end'>;

/** What the sheet of a plan offers, in this order. */
const acts: readonly PlanAct[] = ['publish', 'edit', 'restore', 'unfreeze', 'freeze', 'cancel'];

function isOpen(act: PlanAct, session: PlannedSession, today: string): boolean {
  const { status, date_of_session: date, started_at } = session;
  if (!isSessionStatus(status)) return false;
  if (act === 'publish') return session.published === false && !openPlanRefusal({ status, date }, today);
  if (act === 'edit') return !openPlanRefusal({ status, date }, today);
  return moveSession(act, { status, date, started_at }, today).ok;
}

/** What this role may do with the plan today; the rules are those of the server. */
export function actsOn(session: PlannedSession, role: string, today: string): readonly PlanAct[] {
  return acts.filter((act) => mayMove(act, role) && isOpen(act, session, today));
}

/** The plans that are not put out and whose day is within the next week. */
export function toPublish(sessions: readonly PlannedSession[], today: string): readonly PlannedSession[] {
  return sessions.filter((session) => isPublished(session.date_of_session, today) && isOpen('publish', session, today));
}

/** How many stand on its lists. */
export const listedOn = ({ counts }: Pick<PlannedSession, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many of them have not come yet, and hear of it when the session changes. */
export const bookedOn = ({ counts, started_at, published }: PlannedSession): number => {
  if (published === false) return 0;
  return counts.scheduled + (started_at === null ? counts.verified : 0);
};
