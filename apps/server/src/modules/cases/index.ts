export type { PlanOfCases, PlanOfEnding, PlanWithDoses } from './plan.ts';
export type { StoredDose } from './queries.ts';
export { type KeptDose, keptDoses } from './resent/queries.ts';
export { saysTheSame } from './resent/same-dose.ts';
export * as routes from './routes.ts';
