import { offlineCall } from '../offline-call.ts';
import { withRosterEntry } from '../view/effect.ts';
import { entryIn } from '../view/view.ts';

/** Another slot, until the person has come. */
export default offlineCall({
  name: 'sessions.changeSlot',
  load: async () => (await import('@teeka/contract/sessions/day')).changeSlot,
  beside: 'slot',
  effect(view, input) {
    const entry = entryIn(view, input.session_id, input.beneficiary_id);
    return entry?.status === 'scheduled' ? withRosterEntry(view, { ...entry, slot_time: input.slot_time }) : view;
  },
});
