import type { Session } from '@teeka/contract/sessions';
import { isSessionStatus, moveSession } from '@teeka/domain/sessions';
import { type PackView, sessionIn } from '../view/view.ts';

/** The session after the act, or undefined where the rules do not allow it; the day was checked at the act. */
export function moved(view: PackView, sessionId: string, act: 'start' | 'end'): Session | undefined {
  const session = sessionIn(view, sessionId);
  if (!session || !isSessionStatus(session.status)) return undefined;
  const { status, date_of_session: date } = session;
  const move = moveSession(act, { status, date }, date);
  return move.ok ? { ...session, status: move.status } : undefined;
}
