import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import type { Refusal } from '@teeka/domain/refusal';
import {
  checkListRange,
  checkReportRange,
  type DatePreset,
  type DateRange,
  datePresets,
  earliestRecord,
  fromWindow,
  type ListDirection,
  type ReportPreset,
  reportPresets,
  reportToWindow,
  toWindow,
  usualRange as usualMonth,
} from '@teeka/domain/reports';

/** What the filter goes by: whether the list looks ahead or back, and India's day. */
export interface FilterGround {
  readonly direction: ListDirection;
  readonly today: CivilDate;
  /** Of a report, which covers a year at most; a list covers the month of the specification. */
  readonly span?: 'year';
}

const fields = { from: 'fromDate', to: 'toDate' } as const;

const check = (range: DateRange, ground: FilterGround) =>
  ground.span === 'year'
    ? checkReportRange(range, { today: ground.today, fields })
    : checkListRange(range, { direction: ground.direction, today: ground.today, fields });

/** The two dates as chosen; '' while not. On phones also which of the choices is marked. */
export interface DateForm {
  readonly from: string;
  readonly to: string;
  /** Number of the quick filter that is marked; `dates` for own dates; null for none. */
  readonly choice: number | 'dates' | null;
}

export const emptyForm: DateForm = { from: '', to: '', choice: null };

/** From Date was chosen: To Date begins there and is asked anew (specification 2, section 4). */
export const chooseFrom = (form: DateForm, from: string): DateForm => ({ ...form, from, to: '' });

export const chooseTo = (form: DateForm, to: string): DateForm => ({ ...form, to });

/** A quick filter was chosen: own dates are forgotten. */
export const choosePreset = (choice: number): DateForm => ({ ...emptyForm, choice });

/** Days that may be chosen; To Date has no bounds before From Date is a whole day. */
export function bounds(form: DateForm, { direction, today, span }: FilterGround) {
  if (span === 'year')
    return {
      from: { from: earliestRecord, to: today },
      to: isCivilDate(form.from) ? reportToWindow(form.from, today) : null,
    };
  return {
    from: fromWindow(direction, today),
    to: isCivilDate(form.from) ? toWindow(form.from, direction, today) : null,
  };
}

/** The six quick filters of a list or a report. */
export const quickFilters = ({ direction, today, span }: FilterGround): readonly (DatePreset | ReportPreset)[] =>
  span === 'year' ? reportPresets(today) : datePresets(direction, today);

/** What a list shows while no filter is set. */
export const usualRange = ({ direction, today }: FilterGround): DateRange => usualMonth(direction, today);

/** The period that a list shows, in the fields. */
export const shownForm = ({ from, to }: DateRange): DateForm => ({ ...emptyForm, from, to });

export type Submitted = { readonly range: DateRange } | { readonly refused: readonly Refusal[] };

/** Search or Apply: the chosen period, or what is missing or wrong; both dates are required. */
export function submitDates(form: DateForm, ground: FilterGround): Submitted {
  const { from, to, choice } = form;
  if (typeof choice === 'number') {
    const preset = quickFilters(ground)[choice];
    if (preset) return { range: { from: preset.from, to: preset.to } };
  }
  const missing: Refusal[] = [];
  if (from === '') missing.push({ code: 'FLDVAL0023', path: 'fromDate' });
  if (to === '') missing.push({ code: 'FLDVAL0024', path: 'toDate' });
  if (missing.length > 0) return { refused: missing };
  const checked = check({ from, to }, ground);
  return 'refusal' in checked ? { refused: [checked.refusal] } : checked;
}

/** The period that an address names; null where it names none that the list would take. */
export function rangeIn(
  { from, to }: { readonly from: CivilDate | null; readonly to: CivilDate | null },
  ground: FilterGround,
): DateRange | null {
  if (from === null || to === null) return null;
  const checked = check({ from, to }, ground);
  return 'range' in checked ? checked.range : null;
}

/** The sheet of phones as it opens: what is chosen now is marked. */
export function chosenForm(filter: DateRange | null, ground: FilterGround): DateForm {
  if (!filter) return emptyForm;
  const at = quickFilters(ground).findIndex(({ from, to }) => from === filter.from && to === filter.to);
  return at < 0 ? { ...filter, choice: 'dates' } : choosePreset(at);
}
