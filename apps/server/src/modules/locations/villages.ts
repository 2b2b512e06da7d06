import { villages } from '@teeka/contract/locations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireVillage } from './wire-place.ts';

export const listVillages: QueryHandler<typeof villages> = {
  call: villages,
  async answer({ blockId }, { db }) {
    const rows = await db.rows(placesBelow('village', blockId));
    const named = rows.map(wireVillage);
    return { reply: { villages: named } };
  },
};
