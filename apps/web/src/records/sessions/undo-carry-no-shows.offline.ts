import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';
import { rosterKey, sessionIn } from '../view/view.ts';
import { lastSinceTheEnd, laterThanThis } from './after-the-end.ts';
import { rosterOf } from './roster.ts';

/** They leave the next list again, as far as nothing has happened with them there. */
export default offlineCall({
  name: 'sessions.undoCarryNoShows',
  load: async () => (await import('@teeka/contract/sessions/no-shows')).undoCarryNoShows,
  waitsFor: lastSinceTheEnd,
  effect(view, { session_id }) {
    const session = sessionIn(view, session_id);
    if (!session) return view;
    const removed = new Set(view.removed);
    for (const entry of rosterOf(view, session.carried_to ?? laterThanThis)) {
      if (entry.carried_from === session_id && entry.status === 'scheduled')
        removed.add(rosterKey(entry.session_id, entry.beneficiary_id));
    }
    const unmarked = { ...session, carried_to: null };
    return { ...view, removed, sessions: withEntry(view.sessions, session_id, unmarked) };
  },
});
