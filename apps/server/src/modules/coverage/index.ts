export { keepCoverage, refreshCoverage } from './kept/refresh-coverage.ts';
export * as routes from './routes.ts';
export { zeroDoseCsv, zeroDoseFile } from './zero-dose/zero-dose-file.ts';
