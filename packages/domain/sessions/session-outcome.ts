import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { moveSession } from './moves.ts';
import { isSessionStatus, type SessionStatus } from './status.ts';
import { behindRefusal, captureRefusal, isLate, type SessionOnRecord, type Submission } from './submission.ts';

export type SessionOutcome =
  | { readonly refusal: Refusal<RefusalCode> }
  /** Another phone did it meanwhile. */
  | { readonly unchanged: true }
  | { readonly status: SessionStatus };

/**
 * What starting or ending makes of a session, by the day on which it was captured in the field. Two phones that work
 * offline may both start the session, or both end it: the one that arrives second changes nothing. Who started without
 * knowing that it was frozen or cancelled held it all the same: frozen it stays, cancelled it is on going. Live acts are
 * refused as `moveSession` says; a wrong clock gives SESDAY0015.
 */
export function sessionOutcome(act: 'start' | 'end', session: SessionOnRecord, submission: Submission): SessionOutcome {
  const wrongClock = captureRefusal(submission) ?? (act === 'end' ? behindRefusal(session, submission) : undefined);
  if (wrongClock) return { refusal: wrongClock };
  const { status } = session;
  if (!isSessionStatus(status)) return { refusal: { code: 'SESDAY0002' } };
  const begun = status === 'on-going' || status === 'ended' || (status === 'frozen' && session.started_at !== null);
  const done = act === 'start' ? begun : status === 'ended';
  const unaware = isLate(submission) && submission.capturedDay === session.date;
  if (done && unaware) return { unchanged: true };
  if (act === 'start' && unaware && status === 'frozen') return { status };
  if (act === 'start' && unaware && status === 'cancelled') return { status: 'on-going' };
  const move = moveSession(act, { status, date: session.date }, submission.capturedDay);
  return move.ok ? { status: move.status } : { refusal: move.refusal };
}
