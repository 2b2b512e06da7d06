import { addMonths, type CivilDate } from '../calendar/index.ts';
import type { Forecast } from '../schedule/index.ts';

/** The age in years that children of a cohort reach in a month. */
export type CohortAge = 1 | 2;
export const cohortAges: readonly CohortAge[] = [1, 2];

/** What of the schedule is counted of a cohort: the doses of the first year; of the second, with the first of measles that a second follows. */
export const cohortDoses = {
  1: [
    ...['BCG', 'HEPB0', 'OPV0', 'PENTA1', 'PENTA2', 'PENTA3', 'OPV1', 'OPV2', 'OPV3', 'RVV1', 'RVV2', 'RVV3'],
    ...['FIPV1', 'FIPV2', 'FIPV3', 'PCV1', 'PCV2', 'PCVB', 'MR1', 'JE1', 'VITA1'],
  ],
  2: ['MR1', 'MR2', 'DPTB1', 'OPVB', 'JE2'],
} as const satisfies Readonly<Record<CohortAge, readonly string[]>>;

/**
 * What was stored by another number is made anew: another list of doses is one, and so is more that is kept beside them (2: zero
 * doses) or counted of sites otherwise (3: courses that lapsed, no doses of others).
 */
export const cohortVersion = 3;

/** Children who reach an age in a month, and what they have had; a place of each list a dose of `cohortDoses`. */
export interface CohortCount {
  readonly age: CohortAge;
  /** First day of the month. */
  readonly month: CivilDate;
  readonly children: number;
  /** Fully immunised before the first birthday, completely before the second (schedule/summary). */
  readonly complete: number;
  /** Whom the dose is for: all but those for whose district or state it is not. */
  readonly eligible: readonly number[];
  readonly had: readonly number[];
}

/** A living child as the engine judges it. */
export interface JudgedChild {
  readonly dob: CivilDate;
  readonly doses: Forecast['doses'];
  readonly fullyImmunised: boolean;
  readonly completelyImmunised: boolean;
}

export const monthOf = (day: CivilDate): CivilDate => `${day.slice(0, 8)}01`;

/** The month in which a child reaches an age: the month of its birth, so many years later. */
export const reaches = (dob: CivilDate, age: CohortAge): CivilDate => addMonths(monthOf(dob), 12 * age);

/** Whether a child has had no Pentavalent that counts: of those who turn one, whoever is no 'zero dose' is among its `had`. */
export const isZeroDose = ({ doses }: Pick<JudgedChild, 'doses'>): boolean =>
  !doses.some(({ code, state }) => code === 'PENTA1' && state === 'given');

interface Filling {
  children: number;
  complete: number;
  readonly eligible: number[];
  readonly had: number[];
}

/**
 * Children counted by the months in which they turn one and two: of each dose how many it is for and how many have had it,
 * whenever that was. A dose counts as the schedule counts it: one that was voided, too early or of a wrong gap is none.
 */
export function countCohorts(children: Iterable<JudgedChild>): readonly CohortCount[] {
  const found = new Map<string, Filling & Pick<CohortCount, 'age' | 'month'>>();
  for (const child of children) {
    const states = new Map(child.doses.map(({ code, state }) => [code, state]));
    for (const age of cohortAges) {
      const month = reaches(child.dob, age);
      const none = () => cohortDoses[age].map(() => 0);
      const at = found.get(`${age} ${month}`) ?? {
        age,
        month,
        children: 0,
        complete: 0,
        eligible: none(),
        had: none(),
      };
      found.set(`${age} ${month}`, at);
      at.children += 1;
      if (age === 1 ? child.fullyImmunised : child.completelyImmunised) at.complete += 1;
      for (const [nth, code] of cohortDoses[age].entries()) {
        const state = states.get(code);
        if (state !== undefined && state !== 'not-applicable') at.eligible[nth] = (at.eligible[nth] ?? 0) + 1;
        if (state === 'given') at.had[nth] = (at.had[nth] ?? 0) + 1;
      }
    }
  }
  return [...found.values()];
}
