export {
  type CohortAge,
  type CohortCount,
  cohortAges,
  cohortDoses,
  cohortVersion,
  countCohorts,
  type JudgedChild,
  monthOf,
} from './cohorts.ts';
export { checkMonth, keptFrom, lastWholeMonth, monthsShown, monthsToSee, monthsUpTo } from './months.ts';
export { type DropOut, dropOutPercent, dropOuts, percentOf } from './shares.ts';
