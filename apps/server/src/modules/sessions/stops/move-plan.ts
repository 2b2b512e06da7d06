import type { Call } from '@teeka/contract/call';
import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import { type MovingSession, moveSession, type SessionAct } from '@teeka/domain/sessions';
import { checkRemark } from '@teeka/domain/text';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type Accepted, type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { type Bringing, noticesOfChange, readBooked } from '../notices/give-notice.ts';
import type { BookedRow } from '../notices/queries.ts';
import { lockPlans, type MoveValues, type MovingRow, plansToMove } from './queries.ts';

type Act = Exclude<SessionAct, 'start' | 'end'>;

interface MoveRequest {
  readonly act: Act;
  /** Why; only where the act needs a reason. */
  readonly reason?: string;
}

/** A session that is moved, and whoever is booked for it. */
export interface MovingRows {
  readonly session: MovingRow | undefined;
  readonly booked: readonly BookedRow[];
}

export interface Move {
  readonly values: MoveValues;
  readonly bringing: Bringing;
}

export async function readMoving(
  { session_id }: { readonly session_id: string },
  { actor, db }: { readonly actor: Actor; readonly db: Reader },
): Promise<MovingRows> {
  const [, session, booked] = await Promise.all([
    db.rows(lockPlans(actor.scope, [session_id])),
    db.first(plansToMove(actor.scope, [session_id])),
    readBooked(session_id, { db }),
  ]);
  return { session, booked };
}

/** What stopping a session or letting it go on makes of it; the reason stands with it until that is taken back. */
export function movePlan<C extends Call>(
  { session: row, booked }: MovingRows,
  { act, reason }: MoveRequest,
  { now }: Pick<Context, 'now'>,
): Accepted<C, Move> | Refused {
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
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
  const after = { ...row, status: move.status };
  const detail = { from: codeFor(sessionCodes, row.status), to: codeFor(sessionCodes, move.status) };
  return {
    decision: {
      values: {
        session_id,
        status: move.status,
        reason: typed?.normal ?? '',
        frozen_at: act === 'freeze' ? now.instant : null,
        date_of_session: row.date_of_session,
      },
      bringing: noticesOfChange(booked, { before: row, after, today: now.today }),
    },
    reply: {} as Accepted<C, Move>['reply'],
    audit: [{ beneficiary_id: '0', subject: session_id, detail }],
  };
}
