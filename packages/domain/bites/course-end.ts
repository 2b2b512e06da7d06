import { addDays, type CivilDate } from '../calendar/index.ts';
import type { CaseStatus } from '../care/index.ts';
import { type CourseEnd, courseOf, rabiesRulesOf, regimenOf, type StandingCourse } from '../rabies/index.ts';

/** A begun course as its end is counted. */
export interface CountedCourse extends StandingCourse {
  readonly status: CaseStatus;
  /** Why it was closed (`closeReasons`); null of a case that is not, or of which nobody said. */
  readonly reason: string | null;
  readonly deceased_on: CivilDate | null;
}

export interface EndOfCourse {
  readonly end: CourseEnd;
  /** Of an open course the first day on which its next dose comes too late for it; null where that never comes. */
  readonly lapsesOn: CivilDate | null;
}

/**
 * How a course ended by a day. One that nobody closed is judged by its doses: complete, or so late that by its rules the next dose
 * begins another course (`lapsed`). Whoever died during it is counted as one that was closed for that (`ended`).
 */
export function endOfCourse({ status, reason, deceased_on, ...course }: CountedCourse, today: CivilDate): EndOfCourse {
  const over = (end: CourseEnd): EndOfCourse => ({ end, lapsesOn: null });
  if (status === 'completed') return over('completed');
  if (status === 'closed') return over(endOfClosed(reason));
  const regimen = regimenOf(rabiesRulesOf(course.rules_version), course.regimen);
  const until = deceased_on !== null && deceased_on < today ? deceased_on : today;
  const found = regimen && courseOf(regimen, course.given, until);
  if (found?.state === 'completed') return over('completed');
  if (found?.state === 'exceeded') return over('lapsed');
  if (deceased_on !== null) return over('ended');
  const latest = found?.next?.latest ?? null;
  return { end: 'open', lapsesOn: latest && addDays(latest, 1) };
}

function endOfClosed(reason: string | null): CourseEnd {
  if (reason === 'period-exceeded') return 'restarted';
  return reason === 'animal-healthy' ? 'stopped' : 'ended';
}
