import { getBeneficieryTypeBasedOnAge } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { typesOf } from './ages.ts';

export const getBeneficieryTypeBasedOnAgeHandler: QueryHandler<typeof getBeneficieryTypeBasedOnAge> = {
  call: getBeneficieryTypeBasedOnAge,
  answer: async ({ dob }, { now }) => typesOf(dob, undefined, now.today),
};
