import { getAllMaterial } from '@teeka/contract/vaccinations';
import { queryHandler } from '../../platform/http/handler.ts';
import { materialsOf } from './queries.ts';

export const getAllMaterialHandler = queryHandler(getAllMaterial, async (_input, { db }) => ({
  reply: { materials: await db.rows(materialsOf(null)) },
}));
