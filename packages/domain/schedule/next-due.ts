import type { CivilDate } from '../calendar/index.ts';
import { type DoseForecast, isOffered } from './forecast.ts';

/** A dose that may be given, and from when. */
export interface NextDose {
  readonly dose_code: string;
  readonly due: CivilDate;
}

/** What is next on a day: whatever may be given on it, or on the first day after it. */
export function nextDue(doses: readonly DoseForecast[], on: CivilDate): readonly NextDose[] {
  const offered = doses.filter(isOffered).flatMap(({ code, due }) => (due ? [{ dose_code: code, due }] : []));
  const first = offered.map(({ due }) => (due < on ? on : due)).sort()[0];
  return offered.filter(({ due }) => first !== undefined && due <= first);
}
