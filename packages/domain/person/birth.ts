import { addDays, type CivilDate, isCivilDate } from '../calendar/index.ts';
import { accepted, refused, trimmed, type Verdict } from '../text/index.ts';

/** Earliest date of birth taken anywhere. */
export const earliestBirth: CivilDate = '1920-01-01';

/** First and last day allowed, both included. */
export interface DayRange {
  readonly min: CivilDate;
  readonly max: CivilDate;
}

/** Dates of birth taken by default: 1920-01-01 to today. */
export function birthRange(today: CivilDate): DayRange {
  return { min: earliestBirth, max: today };
}

/** Ages that a special session takes, in days before today; null where nothing bounds them. */
export interface AgeLimits {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/** Dates of birth of a special session of type 1; never outside the range that is taken anywhere. */
export function specialSessionBirthRange(today: CivilDate, { minAge, maxAge }: AgeLimits): DayRange {
  const { min, max } = birthRange(today);
  const earliest = maxAge === null ? min : addDays(today, -maxAge);
  return { min: earliest < min ? min : earliest, max: minAge === null ? max : addDays(today, -minAge) };
}

/** A day `YYYY-MM-DD` (FLDVAL0017; empty FLDVAL0001) not before `min` (FLDVAL0018) and not after `max` (FLDVAL0019). */
export function checkDay(value: string, range: DayRange): Verdict {
  const day = trimmed(value);
  if (day === '') return refused('FLDVAL0001');
  if (!isCivilDate(day)) return refused('FLDVAL0017');
  if (day < range.min) return refused('FLDVAL0018', { min: range.min });
  return day > range.max ? refused('FLDVAL0019', { max: range.max }) : accepted(day);
}

/** Year of birth: 4 digits, from 1920 to this year, else FLDVAL0020; empty FLDVAL0001. */
export function checkYearOfBirth(value: string, today: CivilDate): Verdict {
  const year = trimmed(value);
  if (year === '') return refused('FLDVAL0001');
  const bounds = { min: Number(earliestBirth.slice(0, 4)), max: Number(today.slice(0, 4)) };
  const inside = /^[0-9]{4}$/.test(year) && Number(year) >= bounds.min && Number(year) <= bounds.max;
  return inside ? accepted(year) : refused('FLDVAL0020', bounds);
}

/**
 * The year of birth that is meant by an age in completed years (one or two digits: 24), else the text as it is: a mother knows her
 * age, and who was born in which half of the year nobody asks. For a field, not a rule.
 */
export function yearOfAge(typed: string, today: CivilDate): string {
  const age = trimmed(typed);
  return /^[0-9]{1,2}$/.test(age) ? String(Number(today.slice(0, 4)) - Number(age)) : age;
}

/** Does this text start the lookup by year of birth? 4 digits, not later than this year. */
export function isLookupYear(value: string, today: CivilDate): boolean {
  return /^[0-9]{4}$/.test(value) && value <= today.slice(0, 4);
}

/** The date of birth sent when only a year is known: 1 January. */
export function birthOfYear(year: string): CivilDate {
  return `${year}-01-01`;
}
