import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { find } from './find-by-number.ts';

export const getBeneficiariesHandler: QueryHandler<typeof getBeneficiaries> = {
  call: getBeneficiaries,
  answer: find,
};
