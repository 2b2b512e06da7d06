import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { SessionStatus } from './status.ts';

export type SessionAct = 'start' | 'end' | 'freeze' | 'cancel';

export type SessionMove =
  | { readonly ok: true; readonly status: SessionStatus }
  | { readonly ok: false; readonly refusal: Refusal<RefusalCode> };

const moves: Readonly<Record<SessionAct, { from: readonly SessionStatus[]; to: SessionStatus }>> = {
  start: { from: [0, 6], to: 1 },
  end: { from: [1], to: 3 },
  freeze: { from: [1], to: 5 },
  cancel: { from: [0, 6], to: 2 },
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
 * What an act makes of a session: start and cancel one that waits, end and freeze one on going. A session starts on
 * its own day only (SESDAY0005). Refuses with the code of the status it has: 0002 waits, 0003 started, 0004 ended,
 * 0007 cancelled, 0008 frozen.
 */
export function moveSession(
  act: SessionAct,
  session: { readonly status: SessionStatus; readonly date: CivilDate },
  today: CivilDate,
): SessionMove {
  const { from, to } = moves[act];
  if (!from.includes(session.status)) return { ok: false, refusal: { code: refusalOf[session.status] } };
  if (act === 'start' && session.date !== today) {
    return { ok: false, refusal: { code: 'SESDAY0005', values: { date: session.date } } };
  }
  return { ok: true, status: to };
}
