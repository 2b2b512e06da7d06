export { getVaccinationDueListHandler } from './get-vaccination-due-list.ts';
