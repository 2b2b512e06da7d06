import type { Closing } from '../care/case.ts';
import type { PlanWithDoses } from '../care/plan.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { venomCategory } from '../sessions/index.ts';
import { type BiteCaseOnRecord, closeReasonRefusal } from './closing.ts';
import type { CaseType } from './dose-codes.ts';
import { type BiteDoseFacts, biteDoseRules, type KnownForBiteDoses, type ReportedBiteDose } from './dose-rules.ts';
import { lineAfterBite } from './line.ts';

export type BitePlan = PlanWithDoses<ReportedBiteDose, KnownForBiteDoses, BiteCaseOnRecord>;

interface Own extends Pick<BitePlan, 'throughNight'> {
  /** What is said of a dose besides what is said after every bite. */
  doseRefusal?(dose: ReportedBiteDose, facts: BiteDoseFacts): Refusal<RefusalCode> | undefined;
  /** The same of the end of a case. */
  closingRefusal?(closing: Closing, care: BiteCaseOnRecord): Refusal<RefusalCode> | undefined;
}

/** A plan of care after a bite: what all of them have in common, with its own. */
export function planAfterBite(type: CaseType, { throughNight, doseRefusal, closingRefusal }: Own): BitePlan {
  const line = lineAfterBite(type);
  return {
    category: 'Others',
    ...line,
    isCaredForIn: (category) => category === venomCategory,
    throughNight,
    ...biteDoseRules(line.gives, doseRefusal),
    closingRefusal: (closing, care) => closeReasonRefusal(closing) ?? closingRefusal?.(closing, care),
  };
}
