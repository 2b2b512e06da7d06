export { reportsWaiting } from './previous/queries.ts';
export * as routes from './routes.ts';
