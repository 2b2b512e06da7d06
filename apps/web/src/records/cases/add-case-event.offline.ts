import { withBite } from '../bites/bite-cases.ts';
import { offlineCall } from '../offline-call.ts';

/** What happened stands in the case. */
export default offlineCall({
  name: 'cases.addCaseEvent',
  load: async () => (await import('@teeka/contract/bites')).addCaseEvent,
  keptAfterPull: true,
  effect: (view, input) =>
    withBite(view, input, (care) =>
      care.events.some(({ event_id }) => event_id === input.event.event_id)
        ? care
        : { ...care, events: [...care.events, input.event] },
    ),
});
