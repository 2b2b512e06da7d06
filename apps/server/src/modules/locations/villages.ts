import { villages } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireVillage } from './wire-place.ts';

export const listVillages = queryHandler(villages, async ({ blockId }, { db }) => {
  const rows = await db.rows(placesBelow('village', blockId));
  return { reply: { villages: rows.map(wireVillage) } };
});
