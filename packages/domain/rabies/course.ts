import { addDays, type CivilDate, daysBetween } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { Regimen, RestartRule } from './regimen.ts';

/** A dose of the course that stands on record. */
export interface GivenDay {
  /** The day of the regimen it was given for: 0, 3, 7 … */
  readonly day: number;
  readonly on: CivilDate;
  /** Code of the vaccine; left out where nobody knows it. */
  readonly product?: string | undefined;
}

/**
 * `due`: may be given today, in time. `late`: its planned day is over, and it may still be given. `exceeded`: so late
 * that the course begins anew. `upcoming`: on a known later day. `waiting`: known once the course begins or goes on.
 */
export type CourseDayState = 'given' | 'due' | 'late' | 'exceeded' | 'upcoming' | 'waiting';

/** One visit of a course. */
export interface CourseDay {
  readonly day: number;
  readonly nth: number;
  readonly state: CourseDayState;
  /** First day it may be given. */
  readonly planned: CivilDate | null;
  /** Last day on which it is not yet late. */
  readonly inTimeUntil: CivilDate | null;
  /** Last day on which the course still goes on; null where it never ends (`resume`), and for day 0. */
  readonly latest: CivilDate | null;
  readonly givenOn: CivilDate | null;
  /** Days after the last day in time: of the dose as given, else as it stands today. */
  readonly lateBy: number;
}

export type CourseState = 'not-begun' | 'on-schedule' | 'late' | 'exceeded' | 'completed';

export interface Course {
  readonly regimen: Regimen;
  readonly state: CourseState;
  readonly days: readonly CourseDay[];
  /** The visit that comes next; null when all are given or the period was exceeded. */
  readonly next: CourseDay | null;
  /** Days by which the visits still to come lie behind the first plan, a late one as if it were given today. */
  readonly shift: number;
}

/**
 * Where a course stands on a day. Planned days follow from day 0, the day of the first dose (not of the bite): a dose
 * given late moves the later ones by its delay, so that the gaps of the regimen are never shortened. A dose later
 * than its limit ends the course where its rule says so (`restart`), and moves the plan where it does not.
 */
export function courseOf(regimen: Regimen, given: readonly GivenDay[], today: CivilDate): Course {
  const on = new Map(given.map((dose) => [dose.day, dose.on]));
  const { whenExceeded } = ruleOf(regimen, given);
  const first = on.get(regimen.days[0] ?? 0) ?? null;
  const days: CourseDay[] = [];
  let shift = 0;
  let open = true;
  for (const [nth, day] of regimen.days.entries()) {
    const givenOn = on.get(day) ?? null;
    if (!open || (first === null && nth > 0)) {
      days.push({ ...unknown(day, nth), givenOn, state: givenOn === null ? 'waiting' : 'given' });
      continue;
    }
    const planned = addDays(first ?? today, day + shift);
    const found = judge(regimen, { day, nth, planned, givenOn, whenExceeded, open: days.every(isGiven) }, today);
    days.push(found.line);
    const at = givenOn ?? (found.line.state === 'late' ? today : planned);
    if (nth > 0) shift += Math.max(0, daysBetween(planned, at));
    if (found.ends) open = false;
  }
  return { regimen, days, shift, ...summary(days, first !== null, open) };
}

/** The rule of the vaccine that the course began with, where it has one; else that of the regimen. */
function ruleOf({ days, exceeded, exceededBy }: Regimen, given: readonly GivenDay[]): RestartRule {
  const first = given.find(({ day }) => day === days[0]);
  return exceededBy?.[first?.product ?? ''] ?? exceeded;
}

const isGiven = ({ state }: CourseDay): boolean => state === 'given';

const unknown = (day: number, nth: number) => ({
  day,
  nth,
  planned: null,
  inTimeUntil: null,
  latest: null,
  lateBy: 0,
});

/** Days after the planned one that are in time: the span of the last visit, where the regimen has one. */
function allowance(regimen: Regimen, nth: number): number {
  const [from, to] = regimen.lastDayWindow ?? [0, 0];
  return nth === regimen.days.length - 1 ? to - from : 0;
}

interface PlannedDay {
  readonly day: number;
  readonly nth: number;
  readonly planned: CivilDate;
  readonly givenOn: CivilDate | null;
  readonly whenExceeded: RestartRule['whenExceeded'];
  /** Every visit before it is given. */
  readonly open: boolean;
}

function judge(regimen: Regimen, plannedDay: PlannedDay, today: CivilDate): { line: CourseDay; ends: boolean } {
  const { day, nth, planned, givenOn } = plannedDay;
  const limit = plannedDay.whenExceeded === 'restart' ? (regimen.maxLateDays[nth] ?? null) : null;
  const inTimeUntil = addDays(planned, allowance(regimen, nth));
  const furthest = limit === null ? null : addDays(planned, limit);
  const latest = furthest !== null && furthest < inTimeUntil ? inTimeUntil : furthest;
  const at = givenOn ?? today;
  const lateBy = nth === 0 ? 0 : Math.max(0, daysBetween(inTimeUntil, at));
  const exceeded = latest !== null && at > latest && (givenOn !== null || plannedDay.open);
  const line = { day, nth, planned, inTimeUntil, latest, givenOn, lateBy };
  if (exceeded) return { line: { ...line, state: 'exceeded' }, ends: true };
  if (givenOn !== null) return { line: { ...line, state: 'given' }, ends: false };
  if (!plannedDay.open || today < planned) return { line: { ...line, state: 'upcoming', lateBy: 0 }, ends: false };
  return { line: { ...line, state: lateBy > 0 ? 'late' : 'due' }, ends: false };
}

function summary(days: readonly CourseDay[], begun: boolean, open: boolean): Pick<Course, 'state' | 'next'> {
  if (!open) return { state: 'exceeded', next: null };
  const next = days.find((line) => !isGiven(line)) ?? null;
  if (!begun) return { state: 'not-begun', next };
  if (!next) return { state: 'completed', next };
  return { state: next.state === 'late' ? 'late' : 'on-schedule', next };
}

/**
 * May a course begin anew on that day? Only when its period was exceeded and its rule says so (RABIES0007). No
 * other series of this product is ever restarted.
 */
export function restartRefusal(
  regimen: Regimen,
  given: readonly GivenDay[],
  today: CivilDate,
): Refusal<RefusalCode> | undefined {
  const { state } = courseOf(regimen, given, today);
  return state === 'exceeded' ? undefined : { code: 'RABIES0007', path: 'case_id' };
}
