import type { CivilDate } from '../calendar/index.ts';
import { minutesOf } from './slots.ts';

/** How long before its planned end a session draws to its close, in minutes. */
const endIsNear = 60;

/** A session that is on going, as far as its end goes. `end_time` is `HH:MM`, the counts are people on its lists. */
export interface RunningSession {
  readonly date_of_session: CivilDate;
  readonly end_time: string;
  readonly counts: {
    readonly scheduled: number;
    readonly verified: number;
    readonly vaccinated: number;
    readonly rejected: number;
  };
}

/**
 * Is it time to think of the end of a session that is on going? From one hour before its planned end, after its day, and
 * as soon as everybody on its list has been seen to. `time` is `HH:MM` of `today`.
 */
export function drawsToEnd(
  { date_of_session, end_time, counts }: RunningSession,
  { today, time }: { readonly today: CivilDate; readonly time: string },
): boolean {
  if (date_of_session !== today) return date_of_session < today;
  const [end, at] = [minutesOf(end_time), minutesOf(time)];
  if (end !== undefined && at !== undefined && at >= end - endIsNear) return true;
  return counts.scheduled + counts.verified === 0 && counts.vaccinated + counts.rejected > 0;
}
