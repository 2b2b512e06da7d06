import { type CivilDate, isCivilDate } from '../calendar/index.ts';

/** The instant (ISO 8601, UTC) of a day and a time of day in India; null where one of them is not known. */
export function instantOf(day: CivilDate | null, time: string): string | null {
  if (!isCivilDate(day) || !/^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(time)) return null;
  return new Date(`${day}T${time}:00+05:30`).toISOString();
}
