export { openReportTimes } from './open-reports/queries.ts';
export { earlierEventJson } from './packed/queries.ts';
export * as routes from './routes.ts';
