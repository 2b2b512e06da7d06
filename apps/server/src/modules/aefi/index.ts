export { earlierEventJson } from './packed/queries.ts';
export { openReportTimes } from './queries.ts';
export * as routes from './routes.ts';
