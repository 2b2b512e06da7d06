export { notDoneReasons } from './queries.ts';
export { routes } from './routes.ts';
