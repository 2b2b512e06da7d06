export { addVaccineDetailsHandler } from './add-vaccine-details.ts';
export { caseStatusUpdationHandler } from './case-status-updation.ts';
export { getAllCaseFieldsHandler } from './get-all-case-fields.ts';
export { getCaseDetailsOfBenHandler } from './get-case-details-of-ben.ts';
export { getVaccinationNotDoneReasonsHandler } from './get-vaccination-not-done-reasons.ts';
export { saveCaseDetailsHandler } from './save-case-details.ts';
