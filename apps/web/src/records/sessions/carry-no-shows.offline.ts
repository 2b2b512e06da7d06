import { dayInIndia } from '@teeka/domain/calendar';
import { addedAsNoshow, carried, nextSession } from '@teeka/domain/sessions';
import { offlineCall } from '../offline-call.ts';
import { withEntry, withRosterEntry } from '../view/effect.ts';
import { type PackView, sessionIn } from '../view/view.ts';
import { lastSinceTheEnd, laterThanThis } from './after-the-end.ts';
import { newEntry } from './new-entry.ts';
import { rosterOf } from './roster.ts';

const idsOf = (view: PackView, session: string): readonly string[] =>
  rosterOf(view, session).map(({ beneficiary_id }) => beneficiary_id);

/** Whoever did not come stands on the next list, as far as that is on this phone. */
export default offlineCall({
  name: 'sessions.carryNoShows',
  load: async () => (await import('@teeka/contract/sessions/no-shows')).carryNoShows,
  waitsFor: lastSinceTheEnd,
  effect(view, { session_id, captured_at }) {
    const session = sessionIn(view, session_id);
    if (!session) return view;
    const all = [...view.rows.sessions.keys()].map((id) => sessionIn(view, id)).filter((one) => one !== undefined);
    const next = nextSession(session, all, dayInIndia(captured_at));
    const missed = rosterOf(view, session_id).filter(({ status }) => status === 'noshow');
    const people = missed.map(({ beneficiary_id }) => beneficiary_id);
    const marked = { ...session, carried_to: next?.session_id ?? laterThanThis };
    const withMark: PackView = { ...view, sessions: withEntry(view.sessions, session_id, marked) };
    if (!next) return withMark;
    return carried(people, idsOf(view, next.session_id)).reduce(
      (before, beneficiary_id) =>
        withRosterEntry(
          before,
          newEntry({
            session_id: next.session_id,
            beneficiary_id,
            added_from: addedAsNoshow,
            carried_from: session_id,
          }),
        ),
      withMark,
    );
  },
});
