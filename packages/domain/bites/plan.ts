import type { Closing } from '../care/case.ts';
import type { PlanWithDoses } from '../care/plan.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { venomCategory } from '../sessions/index.ts';
import { type BiteCaseOnRecord, closeReasonRefusal } from './closing.ts';
import { type CaseType, caseTypeOf } from './dose-codes.ts';
import { type BiteDoseFacts, biteDoseRules, type KnownForBiteDoses, type ReportedBiteDose } from './dose-rules.ts';
import { isTreatedByCase } from './treated.ts';

export type BitePlan = PlanWithDoses<ReportedBiteDose, KnownForBiteDoses, BiteCaseOnRecord>;

interface Own extends Pick<BitePlan, 'throughNight'> {
  /** What is said of a dose besides what is said after every bite. */
  doseRefusal?(dose: ReportedBiteDose, facts: BiteDoseFacts): Refusal<RefusalCode> | undefined;
  /** The same of the end of a case. */
  closingRefusal?(closing: Closing, care: BiteCaseOnRecord): Refusal<RefusalCode> | undefined;
}

/** A plan of care after a bite: what all of them have in common, with its own. */
export function planAfterBite(type: CaseType, { throughNight, doseRefusal, closingRefusal }: Own): BitePlan {
  const gives = (dose_code: string) => caseTypeOf(dose_code) === type;
  return {
    category: 'Others',
    gives,
    isCaredForIn: (category) => category === venomCategory,
    opens: ({ bite }) => bite?.case_type === type,
    lineAfterCase: ({ bite }) => (bite && isTreatedByCase(bite) ? 'vaccinated' : null),
    lineAfterDose: 'vaccinated',
    throughNight,
    ...biteDoseRules(gives, doseRefusal),
    closingRefusal: (closing, care) => closeReasonRefusal(closing) ?? closingRefusal?.(closing, care),
  };
}
