import { addDays, type CivilDate } from '../calendar/index.ts';

/** Days ahead for which published sessions are visible. */
export const publishedDays = 7;

/** Is a session of this day among today's and the coming ones, that is from today to 7 days ahead? */
export function isPublished(date: CivilDate, today: CivilDate): boolean {
  return date >= today && date <= addDays(today, publishedDays);
}
