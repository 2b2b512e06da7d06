import type { Handler } from '../../platform/http/handler.ts';
import { getBeneficiariesHandler } from './get-beneficiaries.ts';
import { getBeneficiariesOfVaccinatorHandler } from './get-beneficiaries-of-vaccinator.ts';
import { getBeneficiaryDetailsHandler } from './get-beneficiary-details.ts';
import { getBeneficiaryIdTypeHandler } from './get-beneficiary-id-type.ts';

export const routes: readonly Handler[] = [
  getBeneficiariesHandler,
  getBeneficiariesOfVaccinatorHandler,
  getBeneficiaryDetailsHandler,
  getBeneficiaryIdTypeHandler,
];
