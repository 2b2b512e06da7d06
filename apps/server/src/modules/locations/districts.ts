import { districts } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireDistrict } from './wire-place.ts';

export const listDistricts = queryHandler(districts, async ({ stateId }, { db }) => {
  const rows = await db.rows(placesBelow('district', stateId));
  return { reply: { districts: rows.map(wireDistrict) } };
});
