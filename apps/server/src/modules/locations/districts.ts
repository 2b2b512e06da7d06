import { districts } from '@teeka/contract/locations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireDistrict } from './wire-place.ts';

export const listDistricts: QueryHandler<typeof districts> = {
  call: districts,
  async answer({ stateId }, { db }) {
    const rows = await db.rows(placesBelow('district', stateId));
    const named = rows.map(wireDistrict);
    return { reply: { districts: named } };
  },
};
