import { addDays, addYears, type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { refusedAt } from '../text/index.ts';
import { checkBatchNumber } from './batch-number.ts';
import { checkPrinted } from './printed.ts';

/** From how many days before its expiry a batch is warned about (section 5.5). */
export const warnDays = 30;
const longestMaker = 80;
/** No vaccine keeps longer, in years. */
const longestYears = 6;

export type BatchState = 'good' | 'soon' | 'expired';

/** A batch may be used on the day of its expiry, not after it. */
export function batchState(expiry_date: CivilDate, today: CivilDate): BatchState {
  if (expiry_date < today) return 'expired';
  return expiry_date <= addDays(today, warnDays) ? 'soon' : 'good';
}

export interface ReceivedBatch {
  readonly batch_number: string;
  readonly manufacturer: string;
  readonly expiry_date: string;
  /** Null where no number was typed. */
  readonly vials: number | null;
  readonly vvm: number | null;
}

/**
 * Whether vials may be taken into stock: number and maker named FLDVAL0001 and 0003, an expiry that is a day
 * FLDVAL0017, not past STOCKS0001, not years away STOCKS0003, one to 10,000 vials FLDVAL0005, a VVM stage of 1 or 2
 * where there is a monitor VACUTI0008. The same batch with another expiry is a slip: STOCKS0002.
 */
export function receiveRefusals(
  batch: ReceivedBatch,
  known: {
    readonly today: CivilDate;
    readonly hasMonitor: boolean;
    readonly inStock: { readonly expiry_date: CivilDate } | undefined;
  },
): Refusals {
  const found = [
    ...refusedAt('batch_number', checkBatchNumber(batch.batch_number)),
    ...refusedAt('manufacturer', checkPrinted(batch.manufacturer, longestMaker)),
  ];
  const expiry = expiryRefusal(batch.expiry_date, known);
  if (expiry) found.push({ ...expiry, path: 'expiry_date' });
  if (batch.vials === null) found.push({ code: 'FLDVAL0001', path: 'vials' });
  else if (!Number.isInteger(batch.vials) || batch.vials < 1 || batch.vials > 10_000) {
    found.push({ code: 'FLDVAL0005', path: 'vials', values: { min: 1, max: 10_000 } });
  }
  if (known.hasMonitor && batch.vvm !== 1 && batch.vvm !== 2) found.push({ code: 'VACUTI0008', path: 'vvm' });
  return found;
}

function expiryRefusal(
  expiry: string,
  { today, inStock }: { readonly today: CivilDate; readonly inStock: { readonly expiry_date: CivilDate } | undefined },
): Refusal<RefusalCode> | undefined {
  if (expiry === '') return { code: 'FLDVAL0001' };
  if (!isCivilDate(expiry)) return { code: 'FLDVAL0017' };
  if (expiry < today) return { code: 'STOCKS0001', values: { date: expiry } };
  const last = addYears(today, longestYears);
  if (expiry > last) return { code: 'STOCKS0003', values: { date: last } };
  if (inStock && inStock.expiry_date !== expiry) {
    return { code: 'STOCKS0002', values: { date: inStock.expiry_date } };
  }
  return undefined;
}
