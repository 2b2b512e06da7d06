import { getPhotoIdsBasedOnAgeUIP } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { idsOf } from './ages.ts';

export const getPhotoIdsBasedOnAgeUIPHandler = queryHandler(
  getPhotoIdsBasedOnAgeUIP,
  async ({ year, ben_type_id }, { now }) => idsOf(year, now.today, ben_type_id),
);
