import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';
import { rosterKey } from '../view/view.ts';
import { moved } from './move-session.ts';
import { rosterOf } from './roster.ts';

/** On going → completed; whoever was scheduled and did not come becomes a no-show. */
export default offlineCall({
  name: 'sessions.endSession',
  load: async () => (await import('@teeka/contract/sessions/day')).endSession,
  waitsFor: (session) => session,
  alreadySo: ['SESDAY0004'],
  effect(view, input) {
    const session = moved(view, input.session_id, 'end');
    if (!session) return view;
    const roster = new Map(view.roster);
    for (const entry of rosterOf(view, input.session_id)) {
      if (entry.status === 'scheduled') {
        roster.set(rosterKey(entry.session_id, entry.beneficiary_id), { ...entry, status: 'noshow' });
      }
    }
    const ended = { ...session, ended_at: input.captured_at };
    return { ...view, roster, sessions: withEntry(view.sessions, input.session_id, ended) };
  },
});
