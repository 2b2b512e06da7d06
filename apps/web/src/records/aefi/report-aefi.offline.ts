import { batchKey, categoryOf } from '@teeka/domain/aefi';
import type { EarlierEvent } from '@teeka/domain/vaccinations';
import { dayOf } from '../../platform/clock/index.ts';
import { offlineCall } from '../offline-call.ts';
import { symptomsOf, withEvents } from './events-of.ts';

/** An event reported on this phone: the next dose here asks about it at once. */
export default offlineCall({
  name: 'aefi.reportAefi',
  load: async () => (await import('@teeka/contract/aefi')).reportAefi,
  effect(view, input) {
    const { answers, vaccines, captured_at, report_id } = input;
    const at = typeof answers.vaccinated_at === 'string' ? answers.vaccinated_at : captured_at;
    const suspected = vaccines.filter(({ is_diluent }) => !is_diluent);
    const { materials } = view.rows.meta;
    const event: EarlierEvent = {
      report_id,
      category: categoryOf(answers).category,
      vaccinated_on: dayOf(new Date(at)),
      symptoms: symptomsOf(answers),
      causality: '',
      dose_codes: suspected.flatMap(({ dose_code, material_id }) => {
        const served = materials.find((material) => material.material_id === material_id)?.dose_codes[0];
        return dose_code || served || [];
      }),
      vaccines: suspected.flatMap(({ name }) => name || []),
      session_id: input.given_in_session_id || null,
      batches: vaccines.flatMap(batchKey),
    };
    return withEvents(view, input.beneficiary_reference_id, (events) => [
      ...events.filter((other) => other.report_id !== report_id),
      event,
    ]);
  },
});
