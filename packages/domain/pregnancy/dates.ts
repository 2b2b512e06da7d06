import { addDays, type CivilDate, daysBetween } from '../calendar/index.ts';
import type { DayRange } from '../person/index.ts';
import { pregnancyRules } from './rules.ts';

const [current] = pregnancyRules;

/** The expected day of delivery: 280 days after the first day of the last menstrual period (LMP). */
export function expectedDelivery(lmp: CivilDate, rules = current): CivilDate {
  return addDays(lmp, rules.daysToDelivery);
}

/** Completed weeks since the LMP on a day; undefined before it, or when either is not a day. */
export function pregnancyWeeks(lmp: CivilDate, on: CivilDate): number | undefined {
  const days = daysBetween(lmp, on);
  return days >= 0 ? Math.floor(days / 7) : undefined;
}

/** The trimester on a day: completed weeks 0-12, 13-26, then the third until the end. */
export function trimesterOn(lmp: CivilDate, on: CivilDate, rules = current): 1 | 2 | 3 | undefined {
  const weeks = pregnancyWeeks(lmp, on);
  if (weeks === undefined) return undefined;
  const [second, third] = rules.trimesterWeeks;
  if (weeks < second) return 1;
  return weeks < third ? 2 : 3;
}

/** First and last day that a delivery may be dated, never after today; nothing may be where `min` is after `max`. */
export function deliveryRange(lmp: CivilDate, today: CivilDate, rules = current): DayRange {
  const { earliestDelivery: first, latestDelivery: last } = rules;
  return { min: addDays(lmp, first), max: earlier(addDays(lmp, last), today) };
}

/** The same for an abortion. */
export function abortionRange(lmp: CivilDate, today: CivilDate, rules = current): DayRange {
  const { earliestAbortion: first, latestAbortion: last } = rules;
  return { min: addDays(lmp, first), max: earlier(addDays(lmp, last), today) };
}

/** The last day on which a pregnancy without an outcome on record goes on: the last that a delivery may be dated. */
export function lastDayOfPregnancy(lmp: CivilDate, rules = current): CivilDate {
  return addDays(lmp, rules.latestDelivery);
}

/** Does a pregnancy that began with this LMP go on that day, as far as the record says? */
export function pregnantOn(lmp: CivilDate | null | undefined, on: CivilDate): boolean {
  if (lmp === null || lmp === undefined) return false;
  return on >= lmp && on <= lastDayOfPregnancy(lmp);
}

function earlier(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? one : other;
}
