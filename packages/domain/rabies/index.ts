export { type AdviceReason, type Asked, adviseRabies, type RabiesAdvice } from './advice.ts';
export { type Category, type Contact, categoryOf, contacts } from './category.ts';
export {
  type Course,
  type CourseDay,
  type CourseDayState,
  type CourseState,
  courseOf,
  type GivenDay,
} from './course.ts';
export { type EarlierCourse, type EarlierSeries, earlierCourse, seriesOf } from './earlier.ts';
export {
  type AnimalLook,
  type AnimalState,
  animalStates,
  type BitingAnimal,
  type Observation,
  observationOf,
  observedUntil,
  stopForAnimalRefusal,
} from './observation.ts';
export {
  byUrgency,
  type CompletionRate,
  type CourseEnd,
  completionRate,
  type RecallLine,
  recallOf,
} from './recall.ts';
export { courseDoseRefusal, type ReportedDay, type StandingDay } from './record-dose.ts';
export type { Immunoglobulin, RabiesRules, RabiesVaccine, Regimen, RestartRule } from './regimen.ts';
export { restartRefusal } from './restart.ts';
export { type RigDose, type RigStanding, rigDose, rigStanding } from './rig.ts';
export { asksAboutRig, mlInVials, type RigAmounts, rigAmountRefusal } from './rig-amounts.ts';
export { rabiesRules, rabiesRulesOf, rabiesVersions, regimenOf } from './rules.ts';
