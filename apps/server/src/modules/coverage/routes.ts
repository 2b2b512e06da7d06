export { getCoverageHandler } from './get-coverage.ts';
export { getZeroDoseListHandler } from './get-zero-dose-list.ts';
