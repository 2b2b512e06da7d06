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
  readonly whileItMayBeHeld?: true;
}

/** Code 6 is a session that waits again: its freeze was lifted, or its cancellation taken back. */
const moves: Readonly<Record<SessionAct, Rule>> = {
  start: { from: [0, 6], to: 1 },
  end: { from: [1], to: 3 },
  freeze: { from: [0, 1, 6], to: 5, whileItMayBeHeld: true },
  unfreeze: { from: [5], to: 6, otherwise: 'SESPLN0003' },
  cancel: { from: [0, 6], to: 2 },
  restore: { from: [2], to: 6, otherwise: 'SESPLN0004', whileItMayBeHeld: true },
};

/** Why a session in this status takes none of the acts meant for another one. */
const refusalOf: Readonly<Record<SessionStatus, RefusalCode>> = {
  0: 'SESDAY0002',
  1: 'SESDAY0003',
  2: 'SESDAY0007',
  3: 'SESDAY0004',
  5: 'SESDAY0008',
  6: 'SESDAY0002',
};

/**
 * What an act makes of a session: start one that waits, end one on going, freeze either and lift the freeze (on going
 * again when it had begun), cancel one that waits and take that back. A session starts on its own day only
 * (SESDAY0005). Refuses with the code of the status it has: 0002 waits, 0003 started, 0004 ended, 0007 cancelled,
 * 0008 frozen; SESPLN0003 and 0004 what is not frozen or cancelled; SESPLN0002 its day is over.
 */
export function moveSession(act: SessionAct, session: MovingSession, today: CivilDate): SessionMove {
  const { from, to, otherwise, whileItMayBeHeld } = moves[act];
  const { status, date } = session;
  if (!from.includes(status)) return { ok: false, refusal: { code: otherwise ?? refusalOf[status] } };
  if (act === 'start' && date !== today) {
    return { ok: false, refusal: { code: 'SESDAY0005', values: { date } } };
  }
  if (whileItMayBeHeld && status !== 1 && date < today) {
    return { ok: false, refusal: { code: 'SESPLN0002', values: { date } } };
  }
  const hadBegun = act === 'unfreeze' && typeof session.started_at === 'string';
  return { ok: true, status: hadBegun ? 1 : to };
}
