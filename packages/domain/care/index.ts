export { type StockedBatch, unknownVaccineRefusal, type Vaccine } from './batch.ts';
export { type CaseOnRecord, type CaseStatus, type CloseOutcome, type Closing, caseTakes, closeCase } from './case.ts';
export { movedDayRefusal, otherDayRefusals } from './dose-day.ts';
export { type Judgement, judgeReported, type NewDose } from './judge-reported.ts';
export { type CareKind, kindOfCase, lineAfterCase, lineAfterDose } from './lines.ts';
export type { PlanOfCare, ReportedDose } from './plan.ts';
export {
  caseCategoryRefusal,
  doseCategoryRefusals,
  plans,
} from './plans.ts';
