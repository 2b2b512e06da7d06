import type { Coverage, CoveredCohort } from '@teeka/contract/coverage';
import { type CohortAge, type DropOut, dropOutPercent, dropOuts, percentOf } from '@teeka/domain/coverage';

/** What both cohorts say, of a whole area or of one of its places. */
export type Cohorts = Pick<Coverage, 'first' | 'second'>;

export const cohortAt = (of: Cohorts, age: CohortAge): CoveredCohort => (age === 1 ? of.first : of.second);

const hadOf = (cohort: CoveredCohort, code: string): number =>
  cohort.doses.find((dose) => dose.code === code)?.had ?? 0;

/** Who had the dose that begins, who had the last, and the drop-out in per cent; null where nobody began. */
export type DroppedOut = DropOut & {
  readonly first: number;
  readonly last: number;
  readonly percent: number | null;
};

export function dropOutsOf(of: Cohorts): readonly DroppedOut[] {
  return dropOuts.map((one) => {
    const cohort = cohortAt(of, one.age);
    const [first, last] = [hadOf(cohort, one.from), hadOf(cohort, one.to)];
    return { ...one, first, last, percent: dropOutPercent(first, last) };
  });
}

/** Children without any Pentavalent, of those who turn one. */
export const zeroDoses = ({ first }: Cohorts): number => first.children - hadOf(first, 'PENTA1');

export const shareOf = (cohort: CoveredCohort, code: string): number | null => {
  const dose = cohort.doses.find((one) => one.code === code);
  return dose ? percentOf(dose.had, dose.eligible) : null;
};

export const completeShare = ({ complete, children }: Pick<CoveredCohort, 'complete' | 'children'>): number | null =>
  percentOf(complete, children);

/** Sessions whose day is over and which neither took place nor were cancelled. */
export const notTakenPlace = ({ planned, took_place, cancelled, to_come }: Coverage['sessions']): number =>
  planned - took_place - cancelled - to_come;

/** Sessions that were planned for days up to now, or were held or cancelled before theirs. */
export const plannedByNow = ({ planned, to_come }: Coverage['sessions']): number => planned - to_come;

/** Doses by session that took place, to one decimal; null where none was. */
export const dosesEach = ({ took_place, doses }: Coverage['sessions']): number | null =>
  took_place === 0 ? null : Math.round((doses * 10) / took_place) / 10;
