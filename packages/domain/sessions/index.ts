export { addedFrom, additionRefusal, type ListedSession } from './addition.ts';
export { type SpecialSession, sessionAgeLimits, sessionAgeRefusal } from './age-limits.ts';
export { addedAsNoshow, carried, nextSession } from './carry.ts';
export { clashRefusals, type OtherSession } from './clash.ts';
export { deceasedRefusal } from './deceased.ts';
export { deltaDays } from './delta-days.ts';
export { happenedOn } from './happened-on.ts';
export { type Movement, mayMove, movementRoles } from './movement-roles.ts';
export { type MovingSession, moveSession, type SessionAct } from './moves.ts';
export type { BookedPerson, Expected, KnownSession, Notice, NoticeState } from './notice.ts';
export { concernsBooked, expectedAt, freezeHeardAt, freezeHeardFrom, noticeFor } from './notice.ts';
export type { PlanFacts, SessionPlan, TeamMember } from './plan.ts';
export { capacityPossible, lastPlannable, mostRepeats, planDays, planRefusals } from './plan.ts';
export { isPublished, isVisible, openPlanRefusal, publishedDays } from './published.ts';
export { longestRejectRemark, rejectionRefusals } from './rejection.ts';
export type { RosterAct, RosterFacts, RosterStatus } from './roster.ts';
export { actRefusal, nextAct, rosterRefusal, rosterStatus, rosterStatuses } from './roster.ts';
export { type EntryOnRecord, type RosterOutcome, rosterOutcome } from './roster-outcome.ts';
export { sessionOutcome } from './session-outcome.ts';
export { type SlottedEntry, slotOutcome } from './slot-change.ts';
export { minutesOf, mostSlots, type SlottedSession, slotAfter, slotsOf, slotsPossible } from './slots.ts';
export type { KeyFacilitator, SpecialPlan } from './special.ts';
export {
  ageInDays,
  ageInYears,
  facilitatorRefusals,
  specialRefusals,
  specialType,
  specialTypes,
  startRefusals,
} from './special.ts';
export type { AnySessionStatus, SessionStatus, SessionStatusKey } from './status.ts';
export { isOnGoing, isSessionStatus, isWaiting, sessionStatuses, statusesNamedAs, venomCategory } from './status.ts';
export type { SessionOnRecord, Submission } from './submission.ts';
export { behindRefusal, captureRefusal, clockTolerance, isLate, sessionTakes, setBackRefusal } from './submission.ts';
