import type { CivilDate } from '@teeka/domain/calendar';
import { deceasedRefusal, nextAct } from '@teeka/domain/sessions';
import { personNow } from './person-now.ts';
import { entryIn, type PackView, sessionIn } from './view.ts';

/** A visit that may go on: which act is next, at which session. */
export interface VisitGoingOn {
  readonly act: 'verify' | 'vaccinate';
  readonly beneficiary_id: string;
  readonly session_id: string;
  /** It has ended: what was forgotten is written down. */
  readonly hasEnded: boolean;
}

/**
 * What comes next for a person at a session that is on going, else at one of the day that has ended; null where they stand
 * on no such list. Of whom death was
 * declared only what was begun is brought to its end, on the day of the death, and what a session before it still lacks
 * is typed.
 */
export function visitGoingOn(view: PackView, beneficiary_id: string, today: CivilDate): VisitGoingOn | null {
  return visitAt(1, view, { beneficiary_id, today }) ?? visitAt(3, view, { beneficiary_id, today });
}

function visitAt(
  wanted: 1 | 3,
  view: PackView,
  { beneficiary_id, today }: { readonly beneficiary_id: string; readonly today: CivilDate },
): VisitGoingOn | null {
  const died = personNow(view, beneficiary_id)?.record?.deceased_on ?? null;
  for (const session_id of view.rows.sessions.keys()) {
    const { status, date_of_session } = sessionIn(view, session_id) ?? { status: 0, date_of_session: today };
    if (deceasedRefusal(died, { capturedDay: today }, date_of_session)) continue;
    const entry = entryIn(view, session_id, beneficiary_id);
    const act = entry && status === wanted ? nextAct(entry.status, 1) : null;
    const wasThere = died === null || act === 'vaccinate' || date_of_session < died;
    if (act && wasThere) return { act, beneficiary_id, session_id, hasEnded: wanted === 3 };
  }
  return null;
}
