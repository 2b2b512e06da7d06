export { biteCaseJson, productOfDose } from './bites/packed/queries.ts';
export {
  biteOfDose,
  type HeldCourse,
  storeBiteClosing,
  storeEvent,
} from './bites/queries.ts';
export { notDoneReasons, type StoredDose } from './queries.ts';
export { routes } from './routes.ts';
