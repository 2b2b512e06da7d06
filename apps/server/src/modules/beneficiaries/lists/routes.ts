import type { Handler } from '../../../platform/http/handler.ts';
import { dpmBeneficiariesHandler } from './dpm-beneficiaries.ts';
import { getBeneficiariesWithMobileNoHandler } from './get-beneficiaries-with-mobile-no.ts';
import { getBeneficiaryByReportModHandler } from './get-beneficiary-by-report-mod.ts';
import { getBeneficiaryByVaccinatorIdHandler } from './get-beneficiary-by-vaccinator-id.ts';
import { getVaccinatedBeneficiaryListHandler } from './get-vaccinated-beneficiary-list.ts';
import {
  getBeneficiaryBySurveyorHandler,
  getBeneficiaryCountBySurveyorHandler,
  getTotalBeneficiaryBySurveyorHandler,
} from './surveyor/get-beneficiary-by-surveyor.ts';

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
