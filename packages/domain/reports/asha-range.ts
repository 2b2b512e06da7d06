import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { ashaFromWindow, type DateRange } from './date-range.ts';

/**
 * The days of the ASHA filter: both or neither, null for neither. One alone gives FLDVAL0023 or 0024, none of the
 * calendar 0017, From Date before today 0018 or more than 30 days ahead 0019, To Date before it 0026; To Date has no
 * last day. Specification 2, section 5.
 */
export function checkAshaRange(
  input: { readonly fromDate: string; readonly toDate: string },
  today: CivilDate,
): { readonly range: DateRange | null } | { readonly refusal: Refusal<RefusalCode> } {
  const { fromDate: from, toDate: to } = input;
  if (from === '' && to === '') return { range: null };
  const refusal = refusalOf({ from, to }, today);
  return refusal ? { refusal } : { range: { from, to } };
}

function refusalOf({ from, to }: DateRange, today: CivilDate): Refusal<RefusalCode> | undefined {
  if (from === '') return { code: 'FLDVAL0023', path: 'fromDate' };
  if (to === '') return { code: 'FLDVAL0024', path: 'toDate' };
  if (!isCivilDate(from)) return { code: 'FLDVAL0017', path: 'fromDate' };
  if (!isCivilDate(to)) return { code: 'FLDVAL0017', path: 'toDate' };
  const window = ashaFromWindow(today);
  if (from < window.from) return { code: 'FLDVAL0018', path: 'fromDate', values: { min: window.from } };
  if (from > window.to) return { code: 'FLDVAL0019', path: 'fromDate', values: { max: window.to } };
  return to < from ? { code: 'FLDVAL0026', path: 'toDate' } : undefined;
}
