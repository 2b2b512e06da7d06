export { getCoverageHandler } from './get-coverage.ts';
