import { type CivilDate, daysBetween } from '../calendar/index.ts';
import { courseOf } from './course.ts';
import type { RabiesRules, Regimen } from './regimen.ts';

/** Doses of vaccine that belong together. `regimen` is empty where only a paper tells of them. */
export interface EarlierSeries {
  readonly days: readonly CivilDate[];
  readonly regimen: string;
}

/** What the record tells about vaccine given before; the words of the question at the clinic. */
export interface EarlierCourse {
  readonly earlier: 'none' | 'complete' | 'incomplete';
  /** Last dose of the last complete course; null where there is none. */
  readonly earlierOn: CivilDate | null;
}

/**
 * Puts the days of a paper into series: a gap longer than any regimen leaves, with its latest day, begins a new one.
 */
export function seriesOf(days: readonly CivilDate[], rules: RabiesRules): readonly EarlierSeries[] {
  const longest = Math.max(...rules.regimens.map(longestGap));
  const series: CivilDate[][] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = series.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && daysBetween(before, day) <= longest) last.push(day);
    else series.push([day]);
  }
  return series.map((one) => ({ days: one, regimen: '' }));
}

function longestGap({ days, maxLateDays, lastDayWindow }: Regimen): number {
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? 0) + (maxLateDays[at + 1] ?? 0));
  return Math.max(...gaps, lastDayWindow ? lastDayWindow[1] - (days.at(-2) ?? 0) : 0);
}

/**
 * Was somebody fully vaccinated before? A series counts as complete when it is all of its regimen, or, from paper, all
 * of some regimen, with no dose before its day and none after its limit. Two doses of a second exposure count only
 * after a complete course (national guideline 2019: an incomplete or undocumented course is followed by a full one).
 */
export function earlierCourse(series: readonly EarlierSeries[], rules: RabiesRules): EarlierCourse {
  const sorted = series.filter(({ days }) => days.length > 0).sort((a, b) => lastOf(a).localeCompare(lastOf(b)));
  let earlierOn: CivilDate | null = null;
  for (const one of sorted) {
    const fits = rules.regimens
      .filter(({ code }) => one.regimen === '' || one.regimen === code)
      .filter(({ kind }) => kind !== 'REEXPOSURE' || earlierOn !== null);
    if (fits.some((regimen) => isWhole(regimen, one.days))) earlierOn = lastOf(one);
  }
  if (earlierOn !== null) return { earlier: 'complete', earlierOn };
  return { earlier: sorted.length > 0 ? 'incomplete' : 'none', earlierOn: null };
}

const lastOf = ({ days }: EarlierSeries): CivilDate => [...days].sort().at(-1) ?? '';

function isWhole(regimen: Regimen, days: readonly CivilDate[]): boolean {
  if (days.length !== regimen.days.length) return false;
  const sorted = [...days].sort();
  const given = regimen.days.map((day, at) => ({ day, on: sorted[at] ?? '' }));
  const course = courseOf(regimen, given, sorted.at(-1) ?? '');
  const early = course.days.some(({ planned, givenOn }) => planned !== null && givenOn !== null && givenOn < planned);
  return course.state === 'completed' && !early;
}
