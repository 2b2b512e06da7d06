export { biteCaseJson } from './bites/packed/queries.ts';
export { notDoneReasons } from './queries.ts';
export { routes } from './routes.ts';
