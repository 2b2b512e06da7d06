import { getBeneficiariesOfVaccinator } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { find } from './find-by-number.ts';

export const getBeneficiariesOfVaccinatorHandler: QueryHandler<typeof getBeneficiariesOfVaccinator> = {
  call: getBeneficiariesOfVaccinator,
  answer: find,
};
