import { getBeneficiaryTypeBasedOnAge } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { typesOf } from './ages.ts';

export const getBeneficiaryTypeBasedOnAgeHandler = queryHandler(
  getBeneficiaryTypeBasedOnAge,
  async ({ dob, gender }, { now }) => typesOf(dob, gender ?? undefined, now.today),
);
