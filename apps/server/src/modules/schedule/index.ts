export { keepDueRows, refreshDueRows } from './keep-due-rows.ts';
export { routes } from './routes.ts';
