import { offlineCall } from '../offline-call.ts';
import { withPregnancyEvent } from './with-event.ts';

/** What happened in a pregnancy stands in it at once, and her own record follows. */
export default offlineCall({
  name: 'pregnancies.addPregnancyEvent',
  load: async () => (await import('@teeka/contract/pregnancies')).addPregnancyEvent,
  // Children of a delivery are registered after it.
  makes: ({ event }) => (event.kind === 'delivery' ? event.event_id : null),
  effect: (view, input, item) => withPregnancyEvent(view, { ...input, by: item.madeBy }),
});
