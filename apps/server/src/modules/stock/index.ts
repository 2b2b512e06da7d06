export { keptVialsFrom } from './queries.ts';
export { routes } from './routes.ts';
