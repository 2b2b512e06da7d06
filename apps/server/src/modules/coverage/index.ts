export { keepCoverage, refreshCoverage } from './kept/refresh-coverage.ts';
export * as routes from './routes.ts';
