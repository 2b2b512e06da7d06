export { keepDueRows, refreshDueRows } from './keep-due-rows.ts';
export * as routes from './routes.ts';
