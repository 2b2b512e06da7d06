import { isSessionStatus, nextAct } from '@teeka/domain/sessions';
import { entryIn, type PackView, sessionIn } from './view.ts';

/** A visit that may go on: which act is next, at which session. */
export interface VisitGoingOn {
  readonly act: 'verify' | 'vaccinate';
  readonly beneficiary_id: string;
  readonly session_id: string;
}

/** What comes next for a person at a session that is on going; null where they stand on no such list, or have died. */
export function visitGoingOn(view: PackView, beneficiary_id: string): VisitGoingOn | null {
  if (view.rows.people.get(beneficiary_id)?.deceased_on) return null;
  for (const session_id of view.rows.sessions.keys()) {
    const status = sessionIn(view, session_id)?.status ?? 0;
    const entry = entryIn(view, session_id, beneficiary_id);
    const act = entry && isSessionStatus(status) ? nextAct(entry.status, status) : null;
    if (act) return { act, beneficiary_id, session_id };
  }
  return null;
}
