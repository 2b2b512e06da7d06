import { getAllMaterialUip } from '@teeka/contract/vaccinations';
import { queryHandler } from '../../platform/http/handler.ts';
import { materialsOf } from './queries.ts';
import { uip } from './uip.ts';

export const getAllMaterialUipHandler = queryHandler(getAllMaterialUip, async (_input, { db }) => ({
  reply: { materials: await db.rows(materialsOf(uip)) },
}));
