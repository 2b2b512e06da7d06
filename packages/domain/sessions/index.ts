export { addedFrom, additionRefusal, type ListedSession } from './addition.ts';
export * from './age-limits.ts';
export * from './carry.ts';
export * from './clash.ts';
export * from './deceased.ts';
export * from './delta-days.ts';
export { drawsToEnd } from './drawing-to-end.ts';
export * from './happened-on.ts';
export * from './movement-roles.ts';
export * from './moves.ts';
export type { BookedPerson, KnownSession, Notice, NoticeState } from './notice.ts';
export { concernsBooked, expectedAt, freezeHeardAt, freezeHeardFrom, noticeFor } from './notice.ts';
export type { PlanFacts, SessionPlan, TeamMember } from './plan.ts';
export { capacityPossible, lastPlannable, mostRepeats, planDays, planRefusals } from './plan.ts';
export * from './published.ts';
export * from './rejection.ts';
export * from './roster.ts';
export * from './roster-outcome.ts';
export * from './session-outcome.ts';
export * from './slot-change.ts';
export { slotAfter, slotsOf, slotsPossible } from './slots.ts';
export type { KeyFacilitator, SpecialPlan } from './special.ts';
export { ageInDays, ageInYears, specialRefusals, specialType, specialTypes, startRefusals } from './special.ts';
export type { SessionStatus } from './status.ts';
export {
  isSessionStatus,
  isWaiting,
  sessionCategory,
  sessionStatuses,
  statusesNamedAs,
  venomCategory,
} from './status.ts';
export type { SessionOnRecord, Submission } from './submission.ts';
export { captureRefusal, clockTolerance, isLate, sessionTakes, setBackRefusal } from './submission.ts';
