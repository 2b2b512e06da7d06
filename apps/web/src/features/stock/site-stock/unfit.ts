import type { InputOf } from '@teeka/contract/call';
import type { stopBatch } from '@teeka/contract/stock';
import type { Batch } from '@teeka/contract/vaccinations';
import { faultIn, type VialFault } from '@teeka/domain/stock';
import { isSameVial } from '@teeka/domain/vaccinations';
import type { Item } from '../../../platform/outbox/item.ts';

type Stop = InputOf<typeof stopBatch>;

/** What a worker says of a batch: what is wrong, by its fault or in own words. */
export interface Unfit {
  readonly fault: VialFault | 'other' | null;
  readonly reason: string;
}
export const nothingSaid: Unfit = { fault: null, reason: '' };

/** The reason as it is sent: the fault, else what was written. */
export const reasonOf = ({ fault, reason }: Unfit): string =>
  fault === null ? '' : fault === 'other' ? reason.trim() : fault;

/** A refused stop as it was said. */
export function unfitOf(item: Item): Unfit {
  const { reason } = item.input as Stop;
  return { fault: faultIn(reason) ?? 'other', reason: faultIn(reason) ? '' : reason };
}

/** The batch that a refused stop names, where it is in stock. */
export const batchOfStop = (item: Item, batches: readonly Batch[]): Batch | undefined =>
  batches.find((batch) => isSameVial(batch, item.input as Stop));

/** When a stop was seen to be needed: that stays where it is corrected, unless the phone's clock was wrong. */
export function seenAt(item: Item | null, now: string): string {
  const wrongClock = item?.refusals.some(({ code }) => code === 'SESDAY0015') ?? false;
  return item && !wrongClock ? (item.input as Stop).captured_at : now;
}
