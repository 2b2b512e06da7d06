import { blocks, districts, states, villages } from '@teeka/contract/locations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';

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
    const named = rows.map((row) => ({
      district_id: row.code,
      district_name: row.name_en,
      district_name_hi: row.name_hi,
      state_id: stateId,
      je_endemic: row.je_endemic,
    }));
    return { reply: { districts: named } };
  },
};

export const listBlocks: QueryHandler<typeof blocks> = {
  call: blocks,
  async answer({ districtId }, { db }) {
    const rows = await db.rows(placesBelow('block', districtId));
    const named = rows.map((row) => ({
      block_id: row.code,
      block_name: row.name_en,
      block_name_hi: row.name_hi,
      district_id: districtId,
    }));
    return { reply: { blocks: named } };
  },
};

export const listVillages: QueryHandler<typeof villages> = {
  call: villages,
  async answer({ blockId }, { db }) {
    const rows = await db.rows(placesBelow('village', blockId));
    const named = rows.map((row) => ({
      village_id: row.code,
      village_name: row.name_en,
      village_name_hi: row.name_hi,
      block_id: blockId,
      subdistrict_id: row.subdistrict_code,
      kind: row.kind,
    }));
    return { reply: { villages: named } };
  },
};
