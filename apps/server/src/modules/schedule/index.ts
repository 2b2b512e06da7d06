export { dueListFile } from './due-list-file.ts';
export { dueListPaper } from './due-list-paper.ts';
export { judgedAsChild, judgedBy } from './judge-due.ts';
export { keepDueRows, refreshDueRows } from './keep-due-rows.ts';
export { type ChangedRow, changedRow, judged } from './queries.ts';
export * as routes from './routes.ts';
