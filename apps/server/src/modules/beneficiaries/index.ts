export { importJobs } from './import/import-jobs.ts';
export { importRoutes } from './import/routes.ts';
export { sweepImports } from './import/sweep-imports.ts';
export { listRoutes } from './lists/routes.ts';
export { lookupRoutes } from './lookups/routes.ts';
export type { DoseOfPerson, PersonDetailsRow } from './queries.ts';
export {
  joinVillage,
  knownByWord,
  lockPerson,
  personChanged,
  personColumns,
  personDetails,
  personInArea,
  personRow,
  placeRules,
  storePersonChanged,
} from './queries.ts';
export { recordRoutes } from './record-routes.ts';
export { refuseUnlessInArea } from './refuse-unless-in-area.ts';
export { comparePhotoIds } from './registration/photo-ids-as-compared.ts';
export { routes } from './routes.ts';
export { wireListedPerson } from './wire-person.ts';
