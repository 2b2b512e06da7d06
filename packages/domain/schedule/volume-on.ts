import { addMonths, type CivilDate } from '../calendar/index.ts';
import type { ScheduleRow } from './row.ts';

/**
 * The volume of a dose on a day, as a key of the words. Only BCG depends on age: 0.05 ml up to one month, 0.1 ml
 * after it (National Immunization Schedule 2023).
 */
export function volumeOn(row: ScheduleRow, dob: CivilDate, day: CivilDate): string {
  if (row.volume !== 'bcg') return row.volume;
  return day <= addMonths(dob, 1) ? 'bcg-to-1-month' : 'bcg-after-1-month';
}
