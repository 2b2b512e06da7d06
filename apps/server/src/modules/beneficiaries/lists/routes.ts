import type { Handler } from '../../../platform/http/handler.ts';
import { dpmBeneficiariesHandler } from './dpm-beneficiaries.ts';
import { getBeneficiariesWithMobileNoHandler } from './get-beneficiaries-with-mobile-no.ts';
import { getBeneficiaryByReportModHandler } from './get-beneficiary-by-report-mod.ts';
import { getBeneficiaryByVaccinatorIdHandler } from './get-beneficiary-by-vaccinator-id.ts';
import { getVaccinatedBeneficiaryListHandler } from './get-vaccinated-beneficiary-list.ts';
import { getBeneficiaryBySurveyorHandler } from './surveyor/get-beneficiary-by-surveyor.ts';
import { getBeneficiaryCountBySurveyorHandler } from './surveyor/get-beneficiary-count-by-surveyor.ts';
import { getTotalBeneficiaryBySurveyorHandler } from './surveyor/get-total-beneficiary-by-surveyor.ts';

export const listRoutes: readonly Handler[] = [
  getVaccinatedBeneficiaryListHandler,
  getBeneficiaryByVaccinatorIdHandler,
  getBeneficiaryByReportModHandler,
  dpmBeneficiariesHandler,
  getBeneficiariesWithMobileNoHandler,
  getTotalBeneficiaryBySurveyorHandler,
  getBeneficiaryCountBySurveyorHandler,
  getBeneficiaryBySurveyorHandler,
];
