import { getIdProofBasedOnAge } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { idsOf } from './ages.ts';

export const getIdProofBasedOnAgeHandler: QueryHandler<typeof getIdProofBasedOnAge> = {
  call: getIdProofBasedOnAge,
  answer: async ({ year }, { now }) => idsOf(String(year), now.today),
};
