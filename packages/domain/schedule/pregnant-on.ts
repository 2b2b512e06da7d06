import { type CivilDate, daysBetween } from '../calendar/index.ts';

/**
 * Days from the last menstrual period after which a pregnancy without an outcome on record is over: 44 weeks, a choice
 * of the product.
 */
export const longestPregnancy = 44 * 7;

/** Does a pregnancy that began with this last menstrual period go on that day, as far as the record says? */
export function pregnantOn(lmp: CivilDate | null | undefined, on: CivilDate): boolean {
  if (lmp === null || lmp === undefined) return false;
  const days = daysBetween(lmp, on);
  return days >= 0 && days <= longestPregnancy;
}
