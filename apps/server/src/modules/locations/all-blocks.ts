import { allBlocks } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { everyPlace } from './all-places.ts';
import { wireBlock } from './wire-place.ts';

export const listAllBlocks = queryHandler(allBlocks, async (_input, { db }) => {
  const { version, rows } = await everyPlace('block', db);
  return { reply: { version, blocks: rows.map(wireBlock) } };
});
