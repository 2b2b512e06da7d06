export { biteCaseJson, productOfDose } from './bites/packed/queries.ts';
export {
  biteOfDose,
  type HeldCourse,
  storeBiteClosing,
  storeEvent,
} from './bites/queries.ts';
export type { StoredDose } from './queries.ts';
export { type KeptDose, keptDoses } from './resent/queries.ts';
export { saysTheSame } from './resent/same-dose.ts';
export { routes } from './routes.ts';
