import { allBlocks } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { mostPlaces, versionOf } from './all-places.ts';
import { allPlaces } from './queries.ts';
import { wireBlock } from './wire-place.ts';

export const listAllBlocks = queryHandler(allBlocks, async (_input, { db }) => {
  const [version, rows] = await Promise.all([
    versionOf(db),
    db.rows(allPlaces('block', { limit: mostPlaces, offset: 0 })),
  ]);
  return { reply: { version, blocks: rows.map(wireBlock) } };
});
