export { type BiteDays, biteDayRefusals } from './bite-days.ts';
export { biteCaseFields, missingBiteFields, type Needed } from './case-fields.ts';
export { type BiteCaseOnRecord, closeReasons, statusAfterVoid } from './closing.ts';
export { type CaseType, caseTypeOf, isBiteDose } from './dose-codes.ts';
export {
  type BiteDoseOnRecord,
  beforeBiteRefusal,
  dripEndRefusal,
  type KnownForBiteDoses,
  type ReportedBiteDose,
} from './dose-rules.ts';
export { eventRefusal, missingFactRefusal } from './event-facts.ts';
export { freeTextRefusals, freeTexts, type Written } from './free-texts.ts';
export { givenDays, productOf } from './given-days.ts';
export { instantOf } from './instant-of.ts';
export { type BiteDoseToCorrect, judgeBiteCorrection, movedDoseRefusal } from './judge-correction.ts';
export { type Measured, measured, measuredRefusals } from './measured.ts';
export { judgePaperRabies } from './previous-rabies.ts';
export {
  animalLooksOf,
  biteOf,
  courseOfCase,
  givenOf,
  lastCallOf,
  outcomeOf,
  type RecordedCase,
  snakeCourseOf,
} from './read-case.ts';
export { isTreatedByCase } from './treated.ts';
export { mayBeAnotherBite, venomGradeOf } from './venom-case.ts';
export { givesSomething, type ReportedAmounts, withFactsOfAmounts } from './with-facts-of-amounts.ts';
export { woundCountRefusals } from './wound-count.ts';
