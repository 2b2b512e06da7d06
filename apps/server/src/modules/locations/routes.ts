import type { Handler } from '../../platform/http/handler.ts';
import { listAllBlocks } from './all-blocks.ts';
import { listAllDistricts } from './all-districts.ts';
import { listAllVillages } from './all-villages.ts';
import { listBlocks } from './blocks.ts';
import { listDistricts } from './districts.ts';
import { allVillagesByAsha } from './get-village-and-health-villageby-ashaid.ts';
import { villagesByAsha } from './get-village-by-asha-id.ts';
import { villagesBySite } from './get-village-details-by-site-id.ts';
import { villageIdsByUser } from './get-village-ids-by-user-id.ts';
import { listStates } from './states.ts';
import { listVillages } from './villages.ts';

export const routes: Handler[] = [
  listStates,
  listDistricts,
  listBlocks,
  listVillages,
  listAllDistricts,
  listAllBlocks,
  listAllVillages,
  villagesBySite,
  villagesByAsha,
  allVillagesByAsha,
  villageIdsByUser,
];
