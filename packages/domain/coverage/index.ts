export {
  type CohortAge,
  type CohortCount,
  cohortAges,
  cohortDoses,
  cohortVersion,
  countCohorts,
  isZeroDose,
  type JudgedChild,
  monthOf,
  reaches,
} from './cohorts.ts';
export { checkMonth, keptFrom, lastWholeMonth, monthsShown, monthsToSee, monthsUpTo } from './months.ts';
export { type DropOut, dropOutPercent, dropOuts, percentOf } from './shares.ts';
