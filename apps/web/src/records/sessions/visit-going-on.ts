import type { CivilDate } from '@teeka/domain/calendar';
import { deceasedRefusal, nextAct } from '@teeka/domain/sessions';
import { personNow } from '../beneficiaries/person-now.ts';
import { entryIn, type PackView } from '../view/view.ts';
import { newestSessions } from './newest-sessions.ts';

/**
 * What comes next for a person at the newest session that is on going or has ended and on whose list they stand; null where
 * they stand on no such list. Of whom death was declared only what was begun is brought to its end, on the day of the
 * death, and what a session before it still lacks is typed.
 */
export function visitGoingOn(view: PackView, beneficiary_id: string, today: CivilDate) {
  const died = personNow(view, beneficiary_id)?.record?.deceased_on ?? null;
  for (const { session_id, status, date_of_session } of newestSessions(view)) {
    if (deceasedRefusal(died, { capturedDay: today }, date_of_session)) continue;
    const entry = entryIn(view, session_id, beneficiary_id);
    const act = entry && (status === 'on-going' || status === 'ended') ? nextAct(entry.status, 'on-going') : null;
    const wasThere = died === null || act === 'vaccinate' || date_of_session < died;
    // Where it has ended, what was forgotten is written down.
    if (act && wasThere) return { act, beneficiary_id, session_id, hasEnded: status === 'ended' };
  }
  return null;
}
