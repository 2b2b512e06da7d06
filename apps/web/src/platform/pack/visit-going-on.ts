import type { CivilDate } from '@teeka/domain/calendar';
import { deceasedRefusal, isSessionStatus, nextAct } from '@teeka/domain/sessions';
import { personNow } from './person-now.ts';
import { entryIn, type PackView, sessionIn } from './view.ts';

/** A visit that may go on: which act is next, at which session. */
export interface VisitGoingOn {
  readonly act: 'verify' | 'vaccinate';
  readonly beneficiary_id: string;
  readonly session_id: string;
}

/**
 * What comes next for a person at a session that is on going; null where they stand on no such list. Of whom death was
 * declared only what was begun is brought to its end, on the day of the death.
 */
export function visitGoingOn(view: PackView, beneficiary_id: string, today: CivilDate): VisitGoingOn | null {
  const died = personNow(view, beneficiary_id)?.record?.deceased_on ?? null;
  if (deceasedRefusal(died, { capturedDay: today })) return null;
  for (const session_id of view.rows.sessions.keys()) {
    const status = sessionIn(view, session_id)?.status ?? 0;
    const entry = entryIn(view, session_id, beneficiary_id);
    const act = entry && isSessionStatus(status) ? nextAct(entry.status, status) : null;
    if (act && (died === null || act === 'vaccinate')) return { act, beneficiary_id, session_id };
  }
  return null;
}
