import { addMonths, type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { DateRange } from '../reports/date-range.ts';
import { monthOf } from './cohorts.ts';

/** So many months before this one can be looked at. */
const monthsBack = 12;
/** A month is shown with those before it, twelve together. */
export const monthsShown = 12;

/** First days of the months that can be looked at, the latest first: this one and twelve before. */
export const monthsToSee = (today: CivilDate): readonly CivilDate[] =>
  Array.from({ length: monthsBack + 1 }, (_, nth) => addMonths(monthOf(today), -nth));

/** The last month that is over: what a page begins with. */
export const lastWholeMonth = (today: CivilDate): CivilDate => addMonths(monthOf(today), -1);

/** Figures are kept from this month on: the first that any month shows. */
export const keptFrom = (today: CivilDate): CivilDate => addMonths(monthOf(today), -(monthsBack + monthsShown - 1));

/** First days of the first and the last of so many months that end with one. */
export const monthsUpTo = (month: CivilDate, months: number): DateRange => ({
  from: addMonths(month, 1 - months),
  to: month,
});

/**
 * The month of `YYYY-MM`, as its first day, or why it is not taken: none of the calendar (FLDVAL0017), longer ago than is
 * kept (0018), to come (0019).
 */
export function checkMonth(
  requested: string,
  { today, field }: { readonly today: CivilDate; readonly field: string },
): { readonly month: CivilDate } | { readonly refusal: Refusal<RefusalCode> } {
  const month = `${requested}-01`;
  if (!isCivilDate(month)) return { refusal: { code: 'FLDVAL0017', path: field } };
  const seen = monthsToSee(today);
  const [latest = today, earliest = today] = [seen[0], seen.at(-1)];
  if (month < earliest) return { refusal: { code: 'FLDVAL0018', path: field, values: { min: earliest } } };
  if (month > latest) return { refusal: { code: 'FLDVAL0019', path: field, values: { max: latest } } };
  return { month };
}
