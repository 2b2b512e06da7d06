import { getBeneficieryTypeBasedOnAge } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { typesOf } from './ages.ts';

export const getBeneficieryTypeBasedOnAgeHandler = queryHandler(
  getBeneficieryTypeBasedOnAge,
  async ({ dob }, { now }) => typesOf(dob, undefined, now.today),
);
