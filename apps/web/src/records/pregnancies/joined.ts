import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { type Pregnancy, type PregnancyEvent, readPregnancy } from '@teeka/domain/pregnancy';
import type { Item } from '../../platform/outbox/item.ts';

/** The events of a pregnancy as one source has them, in the order of recording. */
export interface Recorded {
  readonly pregnancy_number: number;
  readonly events: readonly PregnancyEvent[];
}

/**
 * A woman's pregnancies by all that is known of them: what stands in the earlier source first, then what another has
 * besides. The earliest first.
 */
export function joined(...sources: readonly (readonly Recorded[])[]): readonly Pregnancy[] {
  const known = new Map<number, PregnancyEvent[]>();
  for (const { pregnancy_number, events } of sources.flat()) {
    const before = known.get(pregnancy_number) ?? [];
    const more = events.filter(({ event_id }) => !before.some((one) => one.event_id === event_id));
    known.set(pregnancy_number, [...before, ...more]);
  }
  return [...known]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([number, events]) => readPregnancy(number, events) ?? []);
}

interface Sent {
  readonly beneficiary_ref_id: string;
  readonly pregnancy_number: number;
  readonly event: PregnancyEvent;
  readonly captured_at: string;
}

/** What was recorded of her on this phone and is not with the server; refused items wait to be put right. */
export function unsentOf(items: readonly Item[], beneficiaryId: string): readonly Recorded[] {
  return items.flatMap(({ call, input, state, madeBy }): readonly Recorded[] => {
    const sent = input as unknown as Sent;
    const isHers = call === addPregnancyEvent.name && sent.beneficiary_ref_id === beneficiaryId;
    if (!isHers || state === 'refused' || state === 'done') return [];
    const { pregnancy_number, event, captured_at: at } = sent;
    return [{ pregnancy_number, events: [{ ...event, births: event.births ?? [], at, by: madeBy }] }];
  });
}
