import type { CivilDate } from './civil-date.ts';
import { dayNumber, dayText, monthsAfter, packedOf } from './day-number.ts';

/** The day `days` later (earlier when negative). */
export function addDays(day: CivilDate, days: number): CivilDate {
  return dayText(dayNumber(day) + days);
}

/** The day `weeks` times seven days later. */
export function addWeeks(day: CivilDate, weeks: number): CivilDate {
  return addDays(day, weeks * 7);
}

/** The day `months` calendar months later, clamped to the end of the month: 31 January + 1 month = 28/29 February. */
export function addMonths(day: CivilDate, months: number): CivilDate {
  const from = dayNumber(day);
  return Number.isNaN(from) ? '' : dayText(monthsAfter(packedOf(from), months));
}

/** The day `years` calendar years later; 29 February becomes 28 February in a common year. */
export function addYears(day: CivilDate, years: number): CivilDate {
  return addMonths(day, years * 12);
}

/** Days from `from` to `to`: 1 for tomorrow, negative when `to` is earlier, NaN when either is not a day. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}
