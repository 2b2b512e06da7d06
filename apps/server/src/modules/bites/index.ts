export { bitePlan } from './bite-plan.ts';
export { courseEndsAt } from './lists/queries.ts';
export { biteCaseJson, productOfDose } from './packed/queries.ts';
export { biteOfDose, type CourseOnRecord, storeBiteClosing, storeEvent } from './queries.ts';
export * as routes from './routes.ts';
