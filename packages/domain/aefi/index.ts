export {
  answerRefusals,
  askedAnswers,
  isAsked,
  isNeeded,
  isUnanswered,
  missingForFiling,
} from './answers.ts';
export { type Because, type CategoryFound, type CategoryReason, categoryOf } from './category.ts';
export {
  aefiTimelines,
  type Clock,
  type ClockStep,
  clocksOf,
  nextClock,
  observationMinutes,
  type StepTimes,
} from './clocks.ts';
export {
  batchKey,
  type ClusterFacts,
  type ClusterProposal,
  clusterFactsOf,
  clusterRule,
  clusterSize,
  clusterWith,
} from './cluster.ts';
export { type DeathAfterDose, deathAfterDose, deathWindow } from './death-window.ts';
export {
  causalityClasses,
  type FollowUp,
  followUp,
  mayFile,
  mayTake,
} from './follow-up.ts';
export { type FollowUpKind, followUpKinds } from './follow-up-kinds.ts';
export type { Answer, Answers, FieldType, FormField } from './form/field.ts';
export { aefiForm, type FormStep, fieldsOfStep, formField, formSteps } from './form.ts';
export { formVersion } from './form-version.ts';
export { type NewReport, newReport } from './new-report.ts';
export { type DrawnDose, othersOfVial } from './same-vial.ts';
export {
  type AefiStatus,
  aefiStatuses,
  newStanding,
  type Standing,
  statusOf,
  withAnswers,
} from './standing.ts';
export { suspectedDays } from './suspected-days.ts';
export { type Category, categories, graver, type Symptom, symptomOf, symptoms } from './symptoms.ts';
export { vaccinatedOn } from './vaccinated-on.ts';
export { requiredOfRow, rowTimes, type VaccineRow, vaccineRowRefusals } from './vaccine-row.ts';
