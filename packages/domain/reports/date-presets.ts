import { addDays, addMonths, type CivilDate } from '../calendar/index.ts';
import type { DateRange, ListDirection } from './date-range.ts';

/** A quick filter. `month` presets are named by words from month (1-12) and year. */
export type DatePreset =
  | (DateRange & { readonly kind: 'week' | 'fifteenDays' | 'oneMonth' })
  | (DateRange & { readonly kind: 'month'; readonly month: number; readonly year: number });

/**
 * The six quick filters, counted from today: a week, 15 days, one month, three calendar months. None is longer than the
 * month that a list takes (specification 2, section 9).
 */
export function datePresets(direction: ListDirection, today: CivilDate): readonly DatePreset[] {
  const sign = direction === 'upcoming' ? 1 : -1;
  const span = (other: CivilDate): DateRange => (sign === 1 ? { from: today, to: other } : { from: other, to: today });
  return [
    { kind: 'week', ...span(addDays(today, 7 * sign)) },
    { kind: 'fifteenDays', ...span(addDays(today, 15 * sign)) },
    { kind: 'oneMonth', ...withinMonth(span(addMonths(today, sign))) },
    ...[1, 2, 3].map((distance) => calendarMonth(today, distance * sign)),
  ];
}

/** What a list shows while nothing was chosen: one month. */
export function usualRange(direction: ListDirection, today: CivilDate): DateRange {
  const month = datePresets(direction, today).find(({ kind }) => kind === 'oneMonth');
  return month ? { from: month.from, to: month.to } : { from: today, to: today };
}

/** From the end of a long month, a month back can reach a day or two too far. */
function withinMonth({ from, to }: DateRange): DateRange {
  let first = from;
  while (addMonths(first, 1) < to) first = addDays(first, 1);
  return { from: first, to };
}

function calendarMonth(today: CivilDate, distance: number): DatePreset {
  const from = addMonths(`${today.slice(0, 8)}01`, distance);
  const to = addDays(addMonths(from, 1), -1);
  return { kind: 'month', from, to, month: Number(from.slice(5, 7)), year: Number(from.slice(0, 4)) };
}
