import type { CivilDate } from '@teeka/domain/calendar';

/** 18 years or more: the day's digits compare like the day itself. */
export function isAdult(dob: CivilDate, today: CivilDate): boolean {
  const eighteenth = `${Number(dob.slice(0, 4)) + 18}${dob.slice(4)}`;
  return eighteenth <= today;
}
