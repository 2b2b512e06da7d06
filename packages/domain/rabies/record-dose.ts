import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { courseOf, type GivenDay } from './course.ts';
import type { Regimen } from './regimen.ts';

/** A dose of a course as it was reported. `elsewhere`: given by others before, read from their paper. */
export interface ReportedDay extends GivenDay {
  readonly elsewhere: boolean;
}

/**
 * Why a dose cannot go into a course: the regimen has no such day RABIES0001, that day is given already (on `date`)
 * RABIES0002, before its planned day (`date`) RABIES0003, later than the last day (`date`) on which the course goes
 * on RABIES0004, an earlier day (`day`) is still to be given RABIES0005. A dose that others gave is a fact of the
 * past: early or late, it is recorded, and the course is judged with it. Paths are fields of the reported dose.
 */
export function courseDoseRefusal(
  regimen: Regimen,
  given: readonly GivenDay[],
  dose: ReportedDay,
): Refusal<RefusalCode> | undefined {
  if (!regimen.days.includes(dose.day)) {
    return { code: 'RABIES0001', path: 'day_of_dose', values: { day: dose.day } };
  }
  const same = given.find(({ day }) => day === dose.day);
  if (same) return { code: 'RABIES0002', path: 'day_of_dose', values: { day: dose.day, date: same.on } };
  const missing = regimen.days.find((day) => day < dose.day && !given.some((one) => one.day === day));
  if (missing !== undefined) return { code: 'RABIES0005', path: 'day_of_dose', values: { day: missing } };
  return dose.elsewhere ? orderRefusal(given, dose) : dayRefusal(regimen, given, dose);
}

/** Of two doses that others gave the later day lies later. */
function orderRefusal(given: readonly GivenDay[], dose: ReportedDay): Refusal<RefusalCode> | undefined {
  const before = given.filter(({ day }) => day < dose.day).find(({ on }) => on >= dose.on);
  return before && { code: 'RABIES0003', path: 'given_on', values: { date: before.on } };
}

function dayRefusal(
  regimen: Regimen,
  given: readonly GivenDay[],
  dose: ReportedDay,
): Refusal<RefusalCode> | undefined {
  const course = courseOf(regimen, given, dose.on);
  if (course.state === 'exceeded') {
    const latest = course.days.find(({ state }) => state === 'exceeded')?.latest ?? dose.on;
    return { code: 'RABIES0004', path: 'given_on', values: { date: latest } };
  }
  const planned: CivilDate | null = course.days.find(({ day }) => day === dose.day)?.planned ?? null;
  if (planned !== null && dose.on < planned) {
    return { code: 'RABIES0003', path: 'given_on', values: { date: planned } };
  }
  return undefined;
}
