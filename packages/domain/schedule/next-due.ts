import type { CivilDate } from '../calendar/index.ts';
import { type DoseForecast, isOffered } from './forecast.ts';

/** Doses that may be given, and from which day on. */
export interface NextDoses {
  readonly day: CivilDate;
  readonly doses: readonly string[];
}

/**
 * What is next on a day, as papers say it: whatever may be given on it, what is overdue too, from that day on; else what may be given on
 * the first day after it. Undefined where nothing is to come.
 */
export function nextDue(doses: readonly DoseForecast[], on: CivilDate): NextDoses | undefined {
  const offered = doses
    .filter(isOffered)
    .flatMap(({ code, due }) => (due ? [{ code, from: due < on ? on : due }] : []));
  const day = offered.map(({ from }) => from).sort()[0];
  return day === undefined
    ? undefined
    : { day, doses: offered.filter(({ from }) => from === day).map(({ code }) => code) };
}
