import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { courseOf, type GivenDay } from './course.ts';
import type { Regimen } from './regimen.ts';

/** A dose of a course as it was reported. `elsewhere`: given by others before, read from their paper. */
export interface ReportedDay extends GivenDay {
  readonly elsewhere: boolean;
}

/** A dose of the course on record, with who gave it where that matters. */
export type StandingDay = GivenDay & Partial<Pick<ReportedDay, 'elsewhere'>>;

/**
 * Why a dose cannot go into a course: the regimen has no such day RABIES0001, that day is given already (on `date`)
 * RABIES0002, before its planned day (`date`) RABIES0003, later than the last day (`date`) on which the course goes
 * on RABIES0004, an earlier day (`day`) is still to be given RABIES0005, a later one (`day`, given on `date`) would no
 * longer fit behind it RABIES0019. A dose that others gave is a fact of the past: early or late, it is recorded, and the
 * course is judged with it. Paths are fields of the reported dose.
 */
export function courseDoseRefusal(
  regimen: Regimen,
  given: readonly StandingDay[],
  dose: ReportedDay,
): Refusal<RefusalCode> | undefined {
  if (!regimen.days.includes(dose.day)) {
    return { code: 'RABIES0001', path: 'day_of_dose', values: { day: dose.day } };
  }
  const same = given.find(({ day }) => day === dose.day);
  if (same) return { code: 'RABIES0002', path: 'day_of_dose', values: { day: dose.day, date: same.on } };
  const before = given.filter(({ day }) => day < dose.day);
  const missing = missingBefore(regimen, before, dose.day);
  if (missing !== undefined) return { code: 'RABIES0005', path: 'day_of_dose', values: { day: missing } };
  const wrong = dose.elsewhere ? orderRefusal(before, dose) : dayRefusal(regimen, before, dose);
  return wrong ?? laterRefusal(regimen, given, dose);
}

const missingBefore = (regimen: Regimen, given: readonly GivenDay[], day: number): number | undefined =>
  regimen.days.find((one) => one < day && !given.some((dose) => dose.day === one));

/** Of two doses the later day lies later. */
function orderRefusal(given: readonly GivenDay[], dose: GivenDay): Refusal<RefusalCode> | undefined {
  const before = given.filter(({ day }) => day < dose.day).find(({ on }) => on >= dose.on);
  return before && { code: 'RABIES0003', path: 'given_on', values: { date: before.on } };
}

/**
 * A dose that is put right, or recorded anew, before others: each of these is judged once more as it was when it was
 * recorded; of those that others gave, and behind a day that is missing, only the order.
 */
function laterRefusal(
  regimen: Regimen,
  given: readonly StandingDay[],
  dose: ReportedDay,
): Refusal<RefusalCode> | undefined {
  const before: StandingDay[] = [...given.filter(({ day }) => day < dose.day), dose];
  for (const later of given.filter(({ day }) => day > dose.day).sort((a, b) => a.day - b.day)) {
    const free = later.elsewhere || missingBefore(regimen, before, later.day) !== undefined;
    if (free ? orderRefusal(before, later) : dayRefusal(regimen, before, later)) {
      return { code: 'RABIES0019', path: 'given_on', values: { day: later.day, date: later.on } };
    }
    before.push(later);
  }
  return undefined;
}

function dayRefusal(regimen: Regimen, given: readonly GivenDay[], dose: GivenDay): Refusal<RefusalCode> | undefined {
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
