export { type NewCase, storeCase, storeCaseStatus } from './queries.ts';
