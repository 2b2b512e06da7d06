import { blocks } from '@teeka/contract/locations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireBlock } from './wire-place.ts';

export const listBlocks: QueryHandler<typeof blocks> = {
  call: blocks,
  async answer({ districtId }, { db }) {
    const rows = await db.rows(placesBelow('block', districtId));
    const named = rows.map(wireBlock);
    return { reply: { blocks: named } };
  },
};
