import { reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { type ClusterFacts, clusterFactsOf } from '@teeka/domain/aefi';
import { type Item, isUnsettled } from '../../../platform/outbox/item.ts';
import type { PackView } from '../../../records/view/view.ts';

/** The reports that this phone knows, as far as a cluster asks: those of its pack, and what was reported here. */
export function knownReports(view: PackView | null, items: readonly Item[]): readonly ClusterFacts[] {
  const known = new Map<string, ClusterFacts>();
  for (const { beneficiary_id, adverse_events = [] } of view?.rows.people.values() ?? [])
    for (const { report_id, vaccinated_on, symptoms, category, ...event } of adverse_events)
      known.set(report_id, {
        report_id,
        beneficiary_id,
        vaccinated_on,
        symptoms,
        category,
        session_id: event.session_id ?? null,
        batches: event.batches ?? [],
      });
  // Of people whom the pack does not know nothing is drawn over it.
  for (const item of items) {
    if (item.call !== reportAefi.name || !isUnsettled(item)) continue;
    const { report_id, beneficiary_reference_id, given_in_session_id, answers, vaccines, captured_at } =
      item.input as InputOf<typeof reportAefi>;
    if (known.has(report_id)) continue;
    const made = { report_id, beneficiary_id: beneficiary_reference_id, session_id: given_in_session_id };
    known.set(report_id, clusterFactsOf({ ...made, answers, vaccines, made_at: captured_at }));
  }
  return [...known.values()];
}
