export { earlierEventJson } from './packed/queries.ts';
export { routes } from './routes.ts';
