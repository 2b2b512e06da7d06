export type { Drawn, StockedBatch, Vaccine } from './batch.ts';
export { drawnRefusal } from './batch.ts';
export type { HeldCase } from './case.ts';
export { caseOutcome, caseStatuses, caseTakes } from './case.ts';
export { caseFields } from './case-fields.ts';
export { chartPeople } from './chart-people.ts';
export type {
  DoseOnRecord,
  KnownForRecording,
  NewDose,
  RecordingJudgement,
  ReportedDose,
} from './recording.ts';
export { judgeRecording, killedVaccine } from './recording.ts';
export type { PersonOnRecord } from './schedule-person.ts';
export { kindOfDose, schedulePerson } from './schedule-person.ts';
