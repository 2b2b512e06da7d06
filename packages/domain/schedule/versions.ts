import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import { scheduleBefore2023, scheduleOf2023, scheduleWithHpv } from './earlier-schedules.ts';
import { nationalSchedule } from './national-schedule.ts';
import type { Schedule } from './row.ts';

/** Every version of the rules ever used, newest first. A version is never edited once forecasts rest on it. */
export const schedules: readonly Schedule[] = [nationalSchedule, scheduleWithHpv, scheduleOf2023, scheduleBefore2023];

/** The version that was in force on a day. */
export function scheduleInForce(day: CivilDate): Schedule {
  return schedules.find(({ inForceFrom }) => inForceFrom === undefined || inForceFrom <= day) as Schedule;
}

/**
 * The rules of a version, the newest without one. Instead of its name a version may be requested by a day on which it
 * was in force, `2022-05-01`. Undefined when there is no such version.
 */
export function scheduleOf(version?: string): Schedule | undefined {
  if (version === undefined) return schedules[0];
  if (isCivilDate(version)) return scheduleInForce(version);
  return schedules.find((schedule) => schedule.version === version);
}
