import { blocks } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireBlock } from './wire-place.ts';

export const listBlocks = queryHandler(blocks, async ({ districtId }, { db }) => {
  const rows = await db.rows(placesBelow('block', districtId));
  return { reply: { blocks: rows.map(wireBlock) } };
});
