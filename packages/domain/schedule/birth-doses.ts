import type { Schedule, ScheduleRow } from './row.ts';

/** The doses of a schedule that are due on the day of birth, in its order. */
export function birthDoses({ rows }: Schedule): readonly ScheduleRow[] {
  return rows.filter(({ person, from }) => person === 'child' && from === '0d');
}
