import { allDistricts } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { everyPlace } from './all-places.ts';
import { wireDistrict } from './wire-place.ts';

export const listAllDistricts = queryHandler(allDistricts, async (_input, { db }) => {
  const { version, rows } = await everyPlace('district', db);
  return { reply: { version, districts: rows.map(wireDistrict) } };
});
