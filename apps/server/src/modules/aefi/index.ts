export { earlierEventJson } from './packed/queries.ts';
export * as routes from './routes.ts';
