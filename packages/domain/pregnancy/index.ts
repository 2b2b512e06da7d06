export * from './antenatal.ts';
export { babyName } from './baby-name.ts';
export { type JudgedBeside, nextAfter, type Recorder, type Woman } from './beside.ts';
export * from './dates.ts';
export { daysOfAct, maternalDeathDays } from './days-of-act.ts';
export { type EarlierPregnancy, earlierAnswers, earlierIn, earlierOnRecord } from './earlier.ts';
export * from './event.ts';
export * from './findings.ts';
export { foreignKeys, formRefusals } from './form-refusals.ts';
export * from './forms/index.ts';
export { abortionAfter, type HerRecord, herRecordAfter } from './her-record.ts';
export { actRefusals } from './judge.ts';
export { confirmedBy, confirmedRisks, type StandingRisk, standingRisks } from './judgement.ts';
export { genderIds, mayBeThisChild, type RegisteredPerson } from './known-child.ts';
export * from './lists.ts';
export * from './masters.ts';
export { normalAct } from './normal-act.ts';
export {
  childrenFollowed,
  childrenIll,
  childrenUnsent,
  type IllChild,
  motherUnsent,
  type PostnatalAlarm,
  postnatalAlarm,
  postnatalAlarms,
} from './postnatal.ts';
export * from './record.ts';
export { isOfBearingAge, lmpCorrectionRange } from './registration.ts';
export {
  type ChildReportedDead,
  type ChildToSee,
  childrenAlive,
  childrenReportedDead,
  childrenToSee,
  type Gone,
} from './reported.ts';
export * from './risk.ts';
export * from './risk-rules.ts';
export * from './rules.ts';
export { saidWith } from './said-with.ts';
export * from './shown.ts';
export { type VisitNotice, visitNotices } from './visit-notices.ts';
export * from './visits.ts';
export { withdrawalHours } from './withdrawal.ts';
