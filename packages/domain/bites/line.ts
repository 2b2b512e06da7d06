import type { LineOfCare } from '../care/plan.ts';
import { type CaseType, caseTypeOf } from './dose-codes.ts';
import { isTreatedByCase } from './treated.ts';

/** What the care after a bite makes of a person's line. */
export const lineAfterBite = (type: CaseType) =>
  ({
    opens: ({ bite }) => bite?.case_type === type,
    gives: (dose_code) => caseTypeOf(dose_code) === type,
    lineAfterCase: ({ bite }) => (bite && isTreatedByCase(bite) ? 'vaccinated' : null),
    lineAfterDose: 'vaccinated',
  }) as const satisfies LineOfCare;
