import { getIdProofBasedOnAge } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { idsOf } from './ages.ts';

export const getIdProofBasedOnAgeHandler = queryHandler(getIdProofBasedOnAge, async ({ year }, { now }) =>
  idsOf(String(year), now.today),
);
