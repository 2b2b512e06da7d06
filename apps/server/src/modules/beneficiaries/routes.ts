import type { Handler } from '../../platform/http/handler.ts';
import { getBeneficiariesHandler, getBeneficiariesOfVaccinatorHandler } from './get-beneficiaries.ts';
import { getBeneficiaryDetailsHandler } from './get-beneficiary-details.ts';
import { getBeneficiaryIdTypeHandler } from './get-beneficiary-id-type.ts';

export const routes: readonly Handler[] = [
  getBeneficiariesHandler,
  getBeneficiariesOfVaccinatorHandler,
  getBeneficiaryDetailsHandler,
  getBeneficiaryIdTypeHandler,
];
