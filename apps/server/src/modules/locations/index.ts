export { countVillagesWithoutAsha } from './queries.ts';
export * as routes from './routes.ts';
