import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { SessionStatus } from './status.ts';

export type SessionAct = 'start' | 'end' | 'freeze' | 'unfreeze' | 'cancel' | 'restore';

export type SessionMove =
  | { readonly ok: true; readonly status: SessionStatus }
  | { readonly ok: false; readonly refusal: Refusal<RefusalCode> };

/** A session as a move finds it. `started_at` only matters to lifting a freeze. */
export interface MovingSession {
  readonly status: SessionStatus;
  readonly date: CivilDate;
  readonly started_at?: string | null;
}

interface Rule {
  readonly from: readonly SessionStatus[];
  readonly to: SessionStatus;
  /** What refuses a session that is not in the state the act takes back. */
  readonly otherwise?: RefusalCode;
  /** Has no sense once the session's day is over, unless the session is on going. */
  readonly untilDayOver?: true;
}

const moves: Readonly<Record<SessionAct, Rule>> = {
  start: { from: ['waiting', 'waiting-again'], to: 'on-going' },
  end: { from: ['on-going'], to: 'ended' },
  freeze: { from: ['waiting', 'on-going', 'waiting-again'], to: 'frozen', untilDayOver: true },
  unfreeze: { from: ['frozen'], to: 'waiting-again', otherwise: 'SESPLN0003' },
  cancel: { from: ['waiting', 'waiting-again'], to: 'cancelled' },
  restore: { from: ['cancelled'], to: 'waiting-again', otherwise: 'SESPLN0004', untilDayOver: true },
};

/** Why a session in this status takes none of the acts meant for another one. */
const refusalOf: Readonly<Record<SessionStatus, RefusalCode>> = {
  waiting: 'SESDAY0002',
  'on-going': 'SESDAY0003',
  cancelled: 'SESDAY0007',
  ended: 'SESDAY0004',
  frozen: 'SESDAY0008',
  'waiting-again': 'SESDAY0002',
};

/**
 * What an act makes of a session: start one that waits, end one on going, freeze either and lift the freeze (on going
 * again when it had begun), cancel one that waits and take that back. A session starts on its own day only
 * (SESDAY0005). Refuses with the code of the status it has: 0002 waits, 0003 started, 0004 ended, 0007 cancelled,
 * 0008 frozen; SESPLN0003 and 0004 what is not frozen or cancelled; SESPLN0002 its day is over.
 */
export function moveSession(act: SessionAct, session: MovingSession, today: CivilDate): SessionMove {
  const { from, to, otherwise, untilDayOver } = moves[act];
  const { status, date } = session;
  if (!from.includes(status)) return { ok: false, refusal: { code: otherwise ?? refusalOf[status] } };
  if (act === 'start' && date !== today) {
    return { ok: false, refusal: { code: 'SESDAY0005', values: { date } } };
  }
  if (untilDayOver && status !== 'on-going' && date < today) {
    return { ok: false, refusal: { code: 'SESPLN0002', values: { date } } };
  }
  const hadBegun = act === 'unfreeze' && typeof session.started_at === 'string';
  return { ok: true, status: hadBegun ? 'on-going' : to };
}
