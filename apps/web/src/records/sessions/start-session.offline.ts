import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';
import { moved } from './move-session.ts';

/** Yet to start → on going. */
export default offlineCall({
  name: 'sessions.startSession',
  load: async () => (await import('@teeka/contract/sessions/day')).startSession,
  makes: ({ session_id }) => session_id,
  alreadySo: ['SESDAY0003'],
  effect(view, input) {
    const session = moved(view, input.session_id, 'start');
    if (!session) return view;
    const { vaccines_confirmed = [], key_facilitator_name: name } = input;
    const special = name
      ? {
          vaccines_confirmed,
          key_facilitator_name: name,
          key_facilitator_designation: input.key_facilitator_designation,
          key_facilitator_mobile: input.key_facilitator_mobile,
        }
      : {};
    const started = { ...session, ...special, started_at: input.captured_at };
    return { ...view, sessions: withEntry(view.sessions, input.session_id, started) };
  },
});
