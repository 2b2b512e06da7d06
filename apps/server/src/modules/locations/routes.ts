import type { Handler } from '../../platform/http/handler.ts';
import { listAllBlocks, listAllDistricts, listAllVillages } from './list-all-places.ts';
import { listBlocks, listDistricts, listStates, listVillages } from './list-places.ts';
import { allVillagesByAsha, villageIdsByUser, villagesByAsha, villagesBySite } from './villages-of.ts';

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
