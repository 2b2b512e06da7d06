import { z } from 'zod';
import { call } from './call.ts';
import { id, mostWhole, recordId } from './fields.ts';
import { named } from './names.ts';
import { paged, pageOfAll, pageRequest } from './paging.ts';
import { answeringRoles, ofEverybody } from './roles.ts';
import { withinArea } from './within.ts';

const parent = z.coerce.number().int().min(0).max(mostWhole);

const state = z.object({ state_id: z.number(), ...named('state_name', z.string()) });
const district = z.object({
  district_id: z.number(),
  ...named('district_name', z.string()),
  state_id: z.number(),
  je_endemic: z.boolean(),
});
const block = z.object({
  block_id: z.number(),
  ...named('block_name', z.string()),
  district_id: z.number(),
});
/** A village or an urban ward, with both parents: its block and its sub-district. */
export const village = z.object({
  village_id: z.number(),
  ...named('village_name', z.string()),
  block_id: z.number(),
  subdistrict_id: z.number().nullable(),
  kind: z.enum(['village', 'ward']),
});

export const states = call({
  ...ofEverybody,
  name: 'locations.states',
  path: '{vaccinator}/location/states',
  summary: 'States and union territories.',
  reply: z.object({ states: z.array(state) }),
});
export const districts = call({
  ...ofEverybody,
  name: 'locations.districts',
  path: '{vaccinator}/location/districts/:stateId',
  summary: 'Districts of a state.',
  request: z.object({ stateId: parent }),
  reply: z.object({ districts: z.array(district) }),
});
export const blocks = call({
  ...ofEverybody,
  name: 'locations.blocks',
  path: '{vaccinator}/location/blocks/:districtId',
  summary: 'Blocks of a district.',
  request: z.object({ districtId: parent }),
  reply: z.object({ blocks: z.array(block) }),
});
export const villages = call({
  ...ofEverybody,
  name: 'locations.villages',
  path: '{vaccinator}/location/villages/:blockId',
  summary: 'Villages and wards of a block.',
  request: z.object({ blockId: parent }),
  reply: z.object({ villages: z.array(village) }),
});

const version = z.string();
const all = { ...ofEverybody, versioned: true } as const;

export const allDistricts = call({
  ...all,
  name: 'locations.allDistricts',
  path: '{vaccinator}/location/allDistricts',
  summary: 'All districts.',
  reply: z.object({ version, districts: z.array(district) }),
});
export const allBlocks = call({
  ...all,
  name: 'locations.allBlocks',
  path: '{vaccinator}/location/allBlocks',
  summary: 'All blocks.',
  reply: z.object({ version, blocks: z.array(block) }),
});
export const allVillages = call({
  ...all,
  name: 'locations.allVillages',
  path: '{vaccinator}/location/allVillages',
  summary: 'All villages and wards, 10,000 on a page (`?page=2`), in the order of their codes.',
  request: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  reply: z.object({
    version,
    ...pageOfAll,
    villages: z.array(village),
  }),
});

const ofUser = {
  access: 'signed-in',
  area: 'own-area',
  request: z.object({ user_id: recordId }),
  sealed: { request: ['user_id'] },
  refusals: ['REQVAL0012'],
} as const;

export const getVillageDetailsBySiteId = call({
  ...ofUser,
  name: 'locations.getVillageDetailsBySiteId',
  summary: 'The villages that a session site serves.',
  area: 'own-sites',
  request: z.object({ session_site_id: id }),
  sealed: { request: ['session_site_id'] },
  reply: z.object({ villages: z.array(village) }),
});
export const getVillageByAshaId = call({
  ...ofUser,
  name: 'locations.getVillageByAshaId',
  summary: 'The villages of an ASHA: of oneself, or of one who works at a site of the area.',
  reply: z.object({ villages: z.array(village) }),
});
export const getVillageAndHealthVillagebyAshaid = call({
  ...ofUser,
  name: 'locations.getVillageAndHealthVillagebyAshaid',
  summary: 'The villages of an ASHA, and all those that her session sites serve.',
  reply: z.object({ villages: z.array(village), health_villages: z.array(village) }),
});
export const getVillageIdsByUserId = call({
  ...ofUser,
  name: 'locations.getVillageIdsByUserId',
  summary: 'The codes of the villages of a user: their own, or else those that their sites serve.',
  reply: z.object({ village_ids: z.array(z.number().int()) }),
});

const villageWithoutAsha = z.object({
  village_id: z.number(),
  ...named('village_name', z.string()),
  ...named('block_name', z.string().nullable()),
});
export type VillageWithoutAsha = z.output<typeof villageWithoutAsha>;

export const getVillagesWithoutAsha = call({
  name: 'locations.getVillagesWithoutAsha',
  heavy: 'figures',
  path: '{admin}/getVillagesWithoutAsha',
  summary: 'Villages and wards of the own area that no ASHA with an open account looks after.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({ ...withinArea, ...pageRequest }),
  reply: paged(villageWithoutAsha),
});
