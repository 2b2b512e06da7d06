import type { Call } from '@teeka/contract/call';
import { isSessionStatus, type MovingSession, moveSession, type SessionAct } from '@teeka/domain/sessions';
import { checkRemark } from '@teeka/domain/text';
import { type Accepted, type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import type { MoveValues, MovingRow } from './queries.ts';

type Act = Exclude<SessionAct, 'start' | 'end'>;

interface Asked {
  readonly act: Act;
  /** Why; only where the act needs a reason. */
  readonly reason?: string;
}

/** What stopping a session or letting it go on makes of it; the reason stands with it until that is taken back. */
export function movePlan<C extends Call>(
  row: MovingRow | undefined,
  { act, reason }: Asked,
  { now }: Pick<Context, 'now'>,
): Accepted<C, MoveValues> | Refused {
  if (!row || !isSessionStatus(row.status)) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  const typed = reason === undefined ? undefined : checkRemark(reason);
  if (typed && !typed.ok) return refuse({ ...typed.refusal, path: 'reason' });
  const session: MovingSession = {
    status: row.status,
    date: row.date_of_session,
    started_at: row.started_at?.toISOString() ?? null,
  };
  const move = moveSession(act, session, now.today);
  if (!move.ok) return refuse(move.refusal);
  const { session_id } = row;
  return {
    decision: {
      session_id,
      status: move.status,
      reason: typed?.normal ?? '',
      frozen_at: act === 'freeze' ? now.instant : null,
    },
    reply: {} as Accepted<C, MoveValues>['reply'],
    audit: [{ beneficiary_id: '0', subject: session_id, detail: { from: row.status, to: move.status } }],
  };
}
