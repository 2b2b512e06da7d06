export { adviseRabies, type RabiesAdvice } from './advice.ts';
export { contacts } from './category.ts';
export { isComplete } from './completion.ts';
export { type Course, type CourseDay, courseOf, type GivenDay, restartRefusal } from './course.ts';
export { type EarlierCourse, earlierCourse, seriesOf } from './earlier.ts';
export {
  type AnimalLook,
  animalStates,
  type BitingAnimal,
  type Observation,
  observationOf,
  observedUntil,
  stopForAnimalRefusal,
} from './observation.ts';
export { byUrgency, type CourseEnd, completionRate, recallOf } from './recall.ts';
export { courseDoseRefusal, type StandingDay } from './record-dose.ts';
export type { RabiesRules, Regimen } from './regimen.ts';
export { type RigDose, type RigStanding, rigDose, rigStanding } from './rig.ts';
export { asksAboutRig, type RigAmounts, rigAmountRefusal } from './rig-amounts.ts';
export { rigElsewhereRefusal } from './rig-once.ts';
export { rabiesRules, rabiesRulesOf, regimenOf } from './rules.ts';
