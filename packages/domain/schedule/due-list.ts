import { type CivilDate, compareDays } from '../calendar/index.ts';
import type { Forecast } from './forecast.ts';

export interface DueList {
  /** Codes that may be given today, sorted. */
  readonly due: readonly string[];
  /** Codes that can no longer be given, sorted; of a series only the next missing dose. */
  readonly closed: readonly string[];
  /** Up to six earliest later days, by day, then by code. */
  readonly next: readonly { readonly dose: string; readonly date: CivilDate }[];
}

/** How many coming doses a due list shows. */
const shown = 6;

/** The short form of a forecast, as due lists and examples show it. */
export function dueList(forecast: Forecast): DueList {
  const due: string[] = [];
  const closed: string[] = [];
  const next: { dose: string; date: CivilDate }[] = [];
  for (const dose of forecast.doses) {
    if (dose.state === 'due' || dose.state === 'overdue') due.push(dose.code);
    else if (dose.state === 'closed' && dose.reason.code !== 'previous-closed') closed.push(dose.code);
    else if (dose.state === 'upcoming') next.push({ dose: dose.code, date: dose.due ?? '' });
  }
  next.sort((a, b) => compareDays(a.date, b.date) || (a.dose < b.dose ? -1 : 1));
  return { due: due.sort(), closed: closed.sort(), next: next.slice(0, shown) };
}
