import type { Handler } from '../../platform/http/handler.ts';
import { addVaccineDetailsHandler } from './add-vaccine-details.ts';
import { caseStatusUpdationHandler } from './case-status-updation.ts';
import { getAllCaseFieldsHandler } from './get-all-case-fields.ts';
import { getCaseDetailsOfBenHandler } from './get-case-details-of-ben.ts';
import { getVaccinationNotDoneReasonsHandler } from './get-vaccination-not-done-reasons.ts';
import { saveCaseDetailsHandler } from './save-case-details.ts';

export const routes: readonly Handler[] = [
  getAllCaseFieldsHandler,
  getVaccinationNotDoneReasonsHandler,
  saveCaseDetailsHandler,
  addVaccineDetailsHandler,
  caseStatusUpdationHandler,
  getCaseDetailsOfBenHandler,
];
