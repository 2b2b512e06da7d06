import type { CivilDate } from '@teeka/domain/calendar';
import { newestSessions } from '../../../records/sessions/newest-sessions.ts';
import type { PackView } from '../../../records/view/view.ts';
import { entryIn } from '../../../records/view/view.ts';

/**
 * The latest session since that day at which the person stands as vaccinated, by whichever phone; empty where this one
 * knows of none.
 */
export function sessionOfDoses(view: PackView, beneficiaryId: string, since: CivilDate): string {
  const held = newestSessions(view).find(
    ({ session_id, date_of_session }) =>
      date_of_session >= since && entryIn(view, session_id, beneficiaryId)?.status === 'vaccinated',
  );
  return held?.session_id ?? '';
}
