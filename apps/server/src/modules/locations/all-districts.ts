import { allDistricts } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { mostPlaces, versionOf } from './all-places.ts';
import { allPlaces } from './queries.ts';
import { wireDistrict } from './wire-place.ts';

export const listAllDistricts = queryHandler(allDistricts, async (_input, { db }) => {
  const [version, rows] = await Promise.all([
    versionOf(db),
    db.rows(allPlaces('district', { limit: mostPlaces, offset: 0 })),
  ]);
  return { reply: { version, districts: rows.map(wireDistrict) } };
});
