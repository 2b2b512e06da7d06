import { z } from 'zod';
import { call } from './call.ts';
import { nothing } from './fields.ts';

const parent = z.coerce.number().int().nonnegative();
const place = { access: 'signed-in', area: 'none', kind: 'query', method: 'GET', refusals: [] } as const;

const state = z.object({ state_id: z.number(), state_name: z.string(), state_name_hi: z.string() });
const district = z.object({
  district_id: z.number(),
  district_name: z.string(),
  district_name_hi: z.string(),
  state_id: z.number(),
  je_endemic: z.boolean(),
});
const block = z.object({
  block_id: z.number(),
  block_name: z.string(),
  block_name_hi: z.string(),
  district_id: z.number(),
});
/** A village or an urban ward, with both parents: its block and its sub-district. */
export const village = z.object({
  village_id: z.number(),
  village_name: z.string(),
  village_name_hi: z.string(),
  block_id: z.number(),
  subdistrict_id: z.number().nullable(),
  kind: z.enum(['village', 'ward']),
});

export const states = call({
  ...place,
  name: 'locations.states',
  path: '{vaccinator}/location/states',
  summary: 'States and union territories.',
  request: nothing,
  reply: z.object({ states: z.array(state) }),
});
export const districts = call({
  ...place,
  name: 'locations.districts',
  path: '{vaccinator}/location/districts/:stateId',
  summary: 'Districts of a state.',
  request: z.object({ stateId: parent }),
  reply: z.object({ districts: z.array(district) }),
});
export const blocks = call({
  ...place,
  name: 'locations.blocks',
  path: '{vaccinator}/location/blocks/:districtId',
  summary: 'Blocks of a district.',
  request: z.object({ districtId: parent }),
  reply: z.object({ blocks: z.array(block) }),
});
export const villages = call({
  ...place,
  name: 'locations.villages',
  path: '{vaccinator}/location/villages/:blockId',
  summary: 'Villages and wards of a block.',
  request: z.object({ blockId: parent }),
  reply: z.object({ villages: z.array(village) }),
});
