export { healthRecordsFile } from './health-records-file.ts';
export * as routes from './routes.ts';
