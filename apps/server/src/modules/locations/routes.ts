import type { Handler } from '../../platform/http/handler.ts';
import { listBlocks, listDistricts, listStates, listVillages } from './list-places.ts';

export const routes: Handler[] = [listStates, listDistricts, listBlocks, listVillages];
