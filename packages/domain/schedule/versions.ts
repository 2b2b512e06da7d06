import { nationalSchedule } from './national-schedule.ts';
import type { Schedule } from './row.ts';

/** Every version of the rules ever used, newest first. A version is never edited once forecasts rest on it. */
export const schedules: readonly Schedule[] = [nationalSchedule];

/** The rules of a version, the newest without one; undefined when there is no such version. */
export function scheduleOf(version?: string): Schedule | undefined {
  if (version === undefined) return schedules[0];
  return schedules.find((schedule) => schedule.version === version);
}
