export { downloadDueListHandler } from './download-due-list.ts';
export { dueListFile } from './due-list-file.ts';
export { keepDueRows, refreshDueRows } from './keep-due-rows.ts';
export * as routes from './routes.ts';
