import { categoryOf, graver } from '@teeka/domain/aefi';
import { offlineCall } from '../offline-call.ts';
import { symptomsOf, withEvents } from './events-of.ts';

/** What was added on this phone: an event becomes graver at once, never milder. */
export default offlineCall({
  name: 'aefi.followUpAefi',
  load: async () => (await import('@teeka/contract/aefi')).followUpAefi,
  effect: (view, input) =>
    withEvents(view, input.beneficiary_reference_id, (events) =>
      events.map((event) => {
        if (event.report_id !== input.report_id) return event;
        const said = symptomsOf(input.answers);
        return {
          ...event,
          category: graver(event.category, categoryOf(input.answers).category),
          symptoms: said.length > 0 ? said : event.symptoms,
          causality: input.causality || event.causality,
        };
      }),
    ),
});
