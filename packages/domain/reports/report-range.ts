import { addDays, addMonths, addYears, type CivilDate, daysBetween, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { type DateRange, earliestRecord } from './date-range.ts';
import type { RangeFields } from './list-range.ts';

/**
 * Days that may be chosen as the last of a report: up to the last of a year from its first (our limit), never after today.
 * A year from 29 February ends on 28 February.
 */
export function reportToWindow(from: CivilDate, today: CivilDate): DateRange {
  const next = addYears(from, 1);
  const last = next.slice(5) === from.slice(5) ? addDays(next, -1) : next;
  return { from, to: last > today ? today : last };
}

/**
 * The days a report was requested for, or why it is not taken: a day missing (FLDVAL0023, 0024) or none of the calendar
 * (0017), backwards (0026), before the first record (0018), after today or more than a year after the first (0019 with
 * the last day that is taken).
 */
export function checkReportRange(
  { from, to }: DateRange,
  { today, fields }: { readonly today: CivilDate; readonly fields: RangeFields },
): { readonly range: DateRange } | { readonly refusal: Refusal<RefusalCode> } {
  if (from === '') return { refusal: { code: 'FLDVAL0023', path: fields.from } };
  if (to === '') return { refusal: { code: 'FLDVAL0024', path: fields.to } };
  if (!isCivilDate(from)) return { refusal: { code: 'FLDVAL0017', path: fields.from } };
  if (!isCivilDate(to)) return { refusal: { code: 'FLDVAL0017', path: fields.to } };
  if (to < from) return { refusal: { code: 'FLDVAL0026', path: fields.to } };
  if (from < earliestRecord)
    return { refusal: { code: 'FLDVAL0018', path: fields.from, values: { min: earliestRecord } } };
  if (from > today) return { refusal: { code: 'FLDVAL0019', path: fields.from, values: { max: today } } };
  const { to: max } = reportToWindow(from, today);
  if (to > max) return { refusal: { code: 'FLDVAL0019', path: fields.to, values: { max } } };
  return { range: { from, to } };
}

/** As many days that went just before; null where nothing was recorded then. */
export function spanBefore({ from, to }: DateRange): DateRange | null {
  const before = { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) };
  return before.from < earliestRecord ? null : before;
}

/** A quick span of a report. */
export type ReportPreset = DateRange & {
  readonly kind: 'thisMonth' | 'lastMonth' | 'thisQuarter' | 'lastQuarter' | 'thisYear' | 'twelveMonths';
};

/**
 * The quick spans of a report: this month and quarter up to today and the whole ones before, the financial year from
 * 1 April up to today, and the year that ends today.
 */
export function reportPresets(today: CivilDate): readonly ReportPreset[] {
  const monthOfYear = Number(today.slice(5, 7)) - 1;
  const month = `${today.slice(0, 8)}01`;
  const quarter = addMonths(month, -(monthOfYear % 3));
  const before = (next: CivilDate, months: number) => ({ from: addMonths(next, -months), to: addDays(next, -1) });
  return [
    { kind: 'thisMonth', from: month, to: today },
    { kind: 'lastMonth', ...before(month, 1) },
    { kind: 'thisQuarter', from: quarter, to: today },
    { kind: 'lastQuarter', ...before(quarter, 3) },
    { kind: 'thisYear', from: addMonths(month, -((monthOfYear + 9) % 12)), to: today },
    { kind: 'twelveMonths', from: addDays(addYears(today, -1), 1), to: today },
  ];
}
