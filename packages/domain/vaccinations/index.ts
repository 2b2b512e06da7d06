export { caseFields } from './case-fields.ts';
export {
  changeReasonRefusal,
  doseChangeRefusal,
  isOwnInTime,
  isSameVial,
  keepsRecord,
  unchangedRefusal,
  vialRefusals,
} from './dose-change.ts';
export {
  type Bearing,
  bearingOn,
  type EarlierEvent,
  type EventReason,
  earlierEventRefusals,
  earlierEventRules,
  gravestBearing,
  vaccinesOf,
} from './earlier-event.ts';
export { containerOf, type ExpectedVials, expectedVials } from './expected-vials.ts';
export { minutesToWait, observationMinutes } from './observation.ts';
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
export { kindOfDose, type PersonOnRecord, schedulePerson } from './schedule-person.ts';
export { forecastOf, forecastOfAll, notCountedIf, type PersonSchedule, schedulesOf } from './schedules-of.ts';
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
