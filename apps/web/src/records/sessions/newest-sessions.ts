import type { Session } from '@teeka/contract/sessions';
import { type PackView, sessionIn } from '../view/view.ts';

/**
 * The site's sessions as they stand now, the newest day first, of one day those that are on going first: what is done
 * with a person today is not to be dated on a session of weeks ago that nobody ended.
 */
export function newestSessions(view: PackView): readonly Session[] {
  return [...view.rows.sessions.keys()]
    .flatMap((session_id) => sessionIn(view, session_id) ?? [])
    .sort(
      (a, b) =>
        b.date_of_session.localeCompare(a.date_of_session) ||
        Number(b.status === 'on-going') - Number(a.status === 'on-going'),
    );
}
