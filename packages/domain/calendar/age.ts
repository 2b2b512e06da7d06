import type { CivilDate } from './civil-date.ts';
import { dayNumber, monthsAfter, packedOf } from './day-number.ts';

/** A completed age: whole years, then whole months, then days. */
export interface Age {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/**
 * The completed age on a day, counted by the calendar with birthdays clamped to the month's end.
 * Undefined when either is not a day, or the day lies before birth.
 */
export function ageOn(dob: CivilDate, day: CivilDate): Age | undefined {
  const born = dayNumber(dob);
  const on = dayNumber(day);
  if (Number.isNaN(born) || Number.isNaN(on) || on < born) return undefined;
  const birth = packedOf(born);
  const now = packedOf(on);
  let months = ((now >> 9) - (birth >> 9)) * 12 + ((now >> 5) & 15) - ((birth >> 5) & 15);
  if (monthsAfter(birth, months) > on) months -= 1;
  return { years: Math.floor(months / 12), months: months % 12, days: on - monthsAfter(birth, months) };
}
