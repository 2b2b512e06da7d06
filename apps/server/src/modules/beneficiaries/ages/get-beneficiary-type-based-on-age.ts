import { getBeneficiaryTypeBasedOnAge } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { typesOf } from './ages.ts';

export const getBeneficiaryTypeBasedOnAgeHandler: QueryHandler<typeof getBeneficiaryTypeBasedOnAge> = {
  call: getBeneficiaryTypeBasedOnAge,
  answer: async ({ dob, gender }, { now }) => typesOf(dob, gender ?? undefined, now.today),
};
