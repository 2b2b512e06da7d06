import type { InputOf } from '@teeka/contract/call';
import type { receiveBatch, stopBatch } from '@teeka/contract/stock';
import type { Batch } from '@teeka/contract/vaccinations';
import { lineKey } from '@teeka/domain/stock';
import { countTyped } from '@teeka/domain/text';
import { isSameVial } from '@teeka/domain/vaccinations';
import { type Item, isUnsettled } from '../../../platform/outbox/item.ts';

/** The form on the page of the stock. */
export const receivePlace = '/stock#receive';

/** Vials as they are typed from the box. */
export interface Delivery {
  readonly material_id: number;
  readonly batch_number: string;
  readonly manufacturer: string;
  readonly expiry_date: string;
  readonly vials: string;
  readonly vvm: number | null;
}
export const emptyDelivery: Delivery = {
  material_id: 0,
  batch_number: '',
  manufacturer: '',
  expiry_date: '',
  vials: '',
  vvm: null,
};

/** The sheet as it opens: for a vaccine that somebody came for, else for none. */
export const deliveryFor = (material_id: number | undefined): Delivery => ({
  ...emptyDelivery,
  material_id: material_id ?? 0,
});

interface About {
  readonly receipt_id: string;
  readonly batch_id: string;
  readonly session_site_id: string;
  readonly captured_at: string;
}

export function receiptOf(delivery: Delivery, about: About): InputOf<typeof receiveBatch> {
  return {
    ...about,
    ...delivery,
    batch_number: delivery.batch_number.trim(),
    manufacturer: delivery.manufacturer.trim(),
    vials: countTyped(delivery.vials) || 0,
  };
}

/** A batch that is in stock under this number, whatever the case of its letters. */
export const inStock = (batches: readonly Batch[], delivery: Delivery): Batch | undefined =>
  batches.find((batch) => isSameVial(batch, delivery));

interface Counted {
  readonly batch_id: string;
  readonly vials_received: number;
  readonly vials_used: number;
}

/** The batches on this phone with the server's figures beside them, what expires first on top of its vaccine. */
export function stockLines(
  batches: readonly Batch[],
  known: {
    readonly counted: readonly Counted[];
    readonly items: readonly Item[];
    readonly nameOf: (id: number) => string;
  },
) {
  // Vials that came, and what was stopped.
  const unsent = new Set(
    known.items
      .filter(({ call }) => call === 'stock.receiveBatch' || call === 'stock.stopBatch')
      .filter(isUnsettled)
      .map((item) => lineKey(item.input as InputOf<typeof receiveBatch | typeof stopBatch>)),
  );
  return batches
    .map((batch) => {
      const counted = known.counted.find((one) => one.batch_id === batch.batch_id);
      const received = counted && counted.vials_received > 0 ? counted.vials_received : null;
      return {
        ...batch,
        material_name: known.nameOf(batch.material_id),
        /** Null where nobody counted what came. */
        received,
        left: received === null ? null : received - (counted?.vials_used ?? 0),
        isUnsent: unsent.has(lineKey(batch)),
        /** Why it is not to be given from any more; null of others. */
        stopReason: batch.stop?.reason ?? null,
      };
    })
    .toSorted((a, b) => a.material_id - b.material_id || a.expiry_date.localeCompare(b.expiry_date));
}

export type StockLine = ReturnType<typeof stockLines>[number];
