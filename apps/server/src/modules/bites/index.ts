export { bitePlan } from './bite-plan.ts';
export { biteCaseJson, productOfDose } from './packed/queries.ts';
export { biteOfDose, type HeldCourse, storeBiteClosing, storeEvent } from './queries.ts';
export { routes } from './routes.ts';
