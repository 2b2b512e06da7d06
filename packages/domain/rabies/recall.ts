import type { CivilDate } from '../calendar/index.ts';
import type { Course } from './course.ts';

/** Why somebody is called: a missed day that can still be given, or a course that must begin anew. */
export interface RecallLine {
  readonly reason: 'late' | 'exceeded';
  /** The day of the regimen that was missed, and when it was planned. */
  readonly day: number;
  readonly planned: CivilDate;
  readonly latest: CivilDate | null;
  readonly lateBy: number;
}

/** Whether this open course belongs on the list of those to be called, and with what; undefined: nobody waits. */
export function recallOf(course: Course | undefined): RecallLine | undefined {
  if (!course) return undefined;
  const { days, state } = course;
  if (state !== 'late' && state !== 'exceeded') return undefined;
  const missed = days.find((line) => line.state === state);
  if (!missed?.planned) return undefined;
  const { day, planned, latest, lateBy } = missed;
  return { reason: state, day, planned, latest, lateBy };
}

/** Most urgent first: who can still be saved from a new course, by the day on which that ends; then the others. */
export function byUrgency(a: RecallLine, b: RecallLine): number {
  if (a.reason !== b.reason) return a.reason === 'late' ? -1 : 1;
  return (a.latest ?? a.planned).localeCompare(b.latest ?? b.planned);
}

/**
 * How a begun course ended, for counting. `lapsed`: the next dose can no more be given in it, and nobody closed it or began anew;
 * `stopped`: the animal stayed healthy, so nothing more was needed.
 */
export type CourseEnd = 'open' | 'completed' | 'lapsed' | 'restarted' | 'stopped' | 'ended';

export interface CompletionRate {
  readonly begun: number;
  readonly completed: number;
  readonly open: number;
  /** Of the courses that were to be finished by now, in per cent with one decimal; null when there were none. */
  readonly percent: number | null;
}

/** Courses still under way and those that were rightly stopped are not counted against anybody. */
export function completionRate(ends: readonly CourseEnd[]): CompletionRate {
  const count = (end: CourseEnd) => ends.filter((one) => one === end).length;
  const [completed, open] = [count('completed'), count('open')];
  const unfinished = { lapsed: count('lapsed'), restarted: count('restarted'), ended: count('ended') };
  return { begun: ends.length, completed, open, percent: completionPercent({ completed, ...unfinished }) };
}

/** Of the courses that were to be finished those that were, in per cent with one decimal; null when there were none. */
export function completionPercent(
  counts: Readonly<Record<'completed' | 'lapsed' | 'restarted' | 'ended', number>>,
): number | null {
  const { completed, lapsed, restarted, ended } = counts;
  const over = completed + lapsed + restarted + ended;
  return over === 0 ? null : Math.round((completed * 1000) / over) / 10;
}
