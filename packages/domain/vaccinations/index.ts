export * from './case-fields.ts';
export {
  changeReasonRefusal,
  doseChangeRefusal,
  isOwnInTime,
  isSameVial,
  keepsRecord,
  unchangedRefusal,
  vialRefusals,
} from './dose-change.ts';
export * from './earlier-event.ts';
export * from './expected-vials.ts';
export * from './observation.ts';
export { type DoseOnRecord, killedVaccine } from './plan.ts';
export {
  cardFileBytes,
  cardFileRefusal,
  isApproved,
  type PreviousProof,
  type PreviousStatus,
  previousOutcome,
  previousWord,
} from './previous.ts';
export * from './schedule-person.ts';
export * from './schedules-of.ts';
export {
  holdsBack,
  isConsent,
  nationalScreening,
  questionsFor,
  type ScreeningAnswer,
  screeningRecordRefusal,
  screeningRefusals,
  speaksAgainst,
} from './screening.ts';
