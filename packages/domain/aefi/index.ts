export {
  answerRefusals,
  applicableAnswers,
  isApplicable,
  isNeeded,
  isUnanswered,
  missingForFiling,
} from './answers.ts';
export { type Because, categoryOf } from './category.ts';
export { type Clock, clocksOf, nextClock, observationMinutes, type StepTimes } from './clocks.ts';
export { batchKey, type ClusterFacts, clusterFactsOf, clusterRule, clusterSize, clusterWith } from './cluster.ts';
export { type DeathAfterDose, deathAfterDose, deathWindow } from './death-window.ts';
export { causalityClasses, type FollowUp, followUp, mayFile, mayTake } from './follow-up.ts';
export { type FollowUpKind, followUpKinds } from './follow-up-kinds.ts';
export type { Answer, Answers, FormField } from './form/field.ts';
export { aefiForm, type FormStep, fieldsOfStep, formField, formSteps } from './form.ts';
export { formVersion } from './form-version.ts';
export { newReport } from './new-report.ts';
export { type DrawnDose, othersOfVial } from './same-vial.ts';
export { newStanding, type Standing, statusOf, withAnswers } from './standing.ts';
export { suspectedDays } from './suspected-days.ts';
export { type Category, categories, graver, symptomOf, symptoms } from './symptoms.ts';
export { vaccinatedOn } from './vaccinated-on.ts';
export { requiredOfRow, rowTimes, type VaccineRow, vaccineRowRefusals } from './vaccine-row.ts';
