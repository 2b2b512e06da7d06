import { blocks, districts, states, villages } from '@teeka/contract/locations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireBlock, wireDistrict, wireVillage } from './wire-place.ts';

export const listStates: QueryHandler<typeof states> = {
  call: states,
  async answer(_input, { db }) {
    const rows = await db.rows(placesBelow('state', null));
    const named = rows.map((row) => ({
      state_id: row.code,
      state_name: row.name_en,
      state_name_hi: row.name_hi,
    }));
    return { reply: { states: named } };
  },
};

export const listDistricts: QueryHandler<typeof districts> = {
  call: districts,
  async answer({ stateId }, { db }) {
    const rows = await db.rows(placesBelow('district', stateId));
    const named = rows.map(wireDistrict);
    return { reply: { districts: named } };
  },
};

export const listBlocks: QueryHandler<typeof blocks> = {
  call: blocks,
  async answer({ districtId }, { db }) {
    const rows = await db.rows(placesBelow('block', districtId));
    const named = rows.map(wireBlock);
    return { reply: { blocks: named } };
  },
};

export const listVillages: QueryHandler<typeof villages> = {
  call: villages,
  async answer({ blockId }, { db }) {
    const rows = await db.rows(placesBelow('village', blockId));
    const named = rows.map(wireVillage);
    return { reply: { villages: named } };
  },
};
