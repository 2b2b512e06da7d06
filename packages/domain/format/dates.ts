import { addDays, type CivilDate } from '../calendar/index.ts';

/** `2026-11-21` as `21/11/2026`. */
export function displayDate(day: CivilDate): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** `2026-11-21` as `21112026`, for names of files. */
export function fileDate(day: CivilDate): string {
  return day.slice(8, 10) + day.slice(5, 7) + day.slice(0, 4);
}

/** `2026-11-21` as `20261121`, for names of certificates. */
export const compactDate = (day: CivilDate): string => day.replaceAll('-', '');

/** How a session's day is named; `date` is written DD MMM YYYY, words give the month (1-12). */
export type DateLabel =
  | { readonly kind: 'today' }
  | { readonly kind: 'tomorrow' }
  | { readonly kind: 'date'; readonly day: string; readonly month: number; readonly year: number };

/** Today, Tomorrow, or the parts of the date. */
export function dateLabel(day: CivilDate, today: CivilDate): DateLabel {
  if (day === today) return { kind: 'today' };
  if (day === addDays(today, 1)) return { kind: 'tomorrow' };
  return {
    kind: 'date',
    day: day.slice(8, 10),
    month: Number(day.slice(5, 7)),
    year: Number(day.slice(0, 4)),
  };
}
