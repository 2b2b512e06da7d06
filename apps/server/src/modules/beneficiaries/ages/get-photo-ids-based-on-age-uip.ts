import { getPhotoIdsBasedOnAgeUIP } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { idsOf } from './ages.ts';

export const getPhotoIdsBasedOnAgeUIPHandler: QueryHandler<typeof getPhotoIdsBasedOnAgeUIP> = {
  call: getPhotoIdsBasedOnAgeUIP,
  answer: async ({ year, ben_type_id }, { now }) => idsOf(year, now.today, ben_type_id),
};
