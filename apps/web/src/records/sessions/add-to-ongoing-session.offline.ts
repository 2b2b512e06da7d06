import { offlineCall } from '../offline-call.ts';
import { withEntry, withRosterEntry } from '../view/effect.ts';
import { entryIn, sessionIn } from '../view/view.ts';
import { newEntry } from './new-entry.ts';

/** A found person appears among the scheduled ones, of the ongoing session or of a coming one. */
export default offlineCall({
  name: 'sessions.addToOngoingSession',
  load: async () => (await import('@teeka/contract/sessions/day')).addToOngoingSession,
  alreadySo: ['SESDAY0009'],
  effect(view, input, item) {
    const { session_id, beneficiary_id, added_from, slot_time = null } = input;
    const status = sessionIn(view, session_id)?.status === 'ended' ? 'noshow' : 'scheduled';
    const listed = entryIn(view, session_id, beneficiary_id)
      ? view
      : withRosterEntry(view, newEntry({ session_id, beneficiary_id, added_from, slot_time, status }));
    if (!item.person || view.rows.people.has(beneficiary_id)) return listed;
    return { ...listed, people: withEntry(view.people, beneficiary_id, item.person) };
  },
});
