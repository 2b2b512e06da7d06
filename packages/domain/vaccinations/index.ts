export type { Drawn, StockedBatch, Vaccine } from './batch.ts';
export { batchOf, drawnRefusal } from './batch.ts';
export type { CaseStatus, HeldCase } from './case.ts';
export { caseOutcome, caseTakes } from './case.ts';
export { caseFields } from './case-fields.ts';
export {
  changeReasonRefusal,
  type DoseDetails,
  doseChangeRefusal,
  isOwnInTime,
  isSameVial,
  keepsRecord,
  unchangedRefusal,
  vialRefusals,
} from './dose-change.ts';
export { movedDayRefusal, otherDayRefusals } from './dose-day.ts';
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
export {
  cardFileBytes,
  cardFileRefusal,
  isApproved,
  type PreviousProof,
  type PreviousStatus,
  previousOutcome,
  previousWord,
} from './previous.ts';
export type { DoseOnRecord, KnownForRecording, NewDose, ReportedDose } from './recording.ts';
export { judgeRecording, killedVaccine } from './recording.ts';
export type { KnownOfPerson, PersonOnRecord } from './schedule-person.ts';
export { kindOfDose, schedulePerson } from './schedule-person.ts';
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
export { writtenRefusals } from './written.ts';
