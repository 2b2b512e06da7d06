export { letterUnder } from './queries.ts';
export * as routes from './routes.ts';
