import type { CivilDate } from '@teeka/domain/calendar';
import { batchNumberOf } from '@teeka/domain/stock';
import type { StockedBatch } from '@teeka/domain/vaccinations';

interface Typed {
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
}

/** Number and expiry come from the batch in stock where there is one, not from what was typed. */
export const vialOf = (typed: Typed, batch: StockedBatch | undefined): Typed => ({
  batch_number: batch?.batch_number ?? batchNumberOf(typed.batch_number),
  expiry_date: batch ? batch.expiry_date : typed.expiry_date,
});
