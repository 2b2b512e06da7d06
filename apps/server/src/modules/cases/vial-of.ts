import type { CivilDate } from '@teeka/domain/calendar';
import type { StockedBatch } from '@teeka/domain/care';
import { batchNumberOf } from '@teeka/domain/stock';

interface Typed {
  readonly batch_id: string | null;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
}

/** Batch, number and expiry are those in stock where there is one, not what was typed. */
export const vialOf = (typed: Typed, batch: StockedBatch | undefined): Typed => ({
  batch_id: batch?.batch_id ?? typed.batch_id,
  batch_number: batch?.batch_number ?? batchNumberOf(typed.batch_number),
  expiry_date: batch ? batch.expiry_date : typed.expiry_date,
});

/** For the audit: the doses that were knowingly drawn from a stopped batch; nothing where none was. */
export function despiteStop(
  doses: readonly { readonly dose_id: string; readonly despite_stop?: boolean | undefined }[],
): { readonly despite_stop?: readonly string[] } {
  const drawn = doses.filter(({ despite_stop }) => despite_stop === true).map(({ dose_id }) => dose_id);
  return drawn.length > 0 ? { despite_stop: drawn } : {};
}
