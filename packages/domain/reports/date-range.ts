import { addDays, addMonths, addYears, type CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';

/** First and last day, both included. */
export interface DateRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Does the list look ahead (due list) or back (vaccinated, registered)? */
export type ListDirection = 'upcoming' | 'past';

/** Nothing was recorded before this day. */
export const earliestRecord: CivilDate = '2023-01-01';

/** Days that may be chosen as From Date: one year back, never before 2023-01-01; for an upcoming list one year ahead. */
export function fromWindow(direction: ListDirection, today: CivilDate): DateRange {
  if (direction === 'upcoming') return { from: today, to: addYears(today, 1) };
  const yearBack = addYears(today, -1);
  return { from: yearBack < earliestRecord ? earliestRecord : yearBack, to: today };
}

/** Days that may be chosen as To Date: at most one month after From Date, not after today unless upcoming. */
export function toWindow(from: CivilDate, direction: ListDirection, today: CivilDate): DateRange {
  const last = addMonths(from, 1);
  return { from, to: direction === 'past' && last > today ? today : last };
}

/** Days that may be chosen in the ASHA filter as From Date: today to 30 days ahead; To Date begins at From Date. */
export function ashaFromWindow(today: CivilDate): DateRange {
  return { from: today, to: addDays(today, 30) };
}

/** Why a chosen range is not taken: FLDVAL0023 and 0024 a day missing, 0026 backwards, 0025 longer than a month. */
export function dateRangeRefusal(range: { from?: string; to?: string }): Refusal<RefusalCode> | undefined {
  if (!range.from) return { code: 'FLDVAL0023', path: 'fromDate' };
  if (!range.to) return { code: 'FLDVAL0024', path: 'toDate' };
  if (range.to < range.from) return { code: 'FLDVAL0026', path: 'toDate' };
  return range.to > addMonths(range.from, 1) ? { code: 'FLDVAL0025', path: 'toDate' } : undefined;
}
