import { getAllMaterial } from '@teeka/contract/vaccinations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { materialsOf } from './queries.ts';

export const getAllMaterialHandler: QueryHandler<typeof getAllMaterial> = {
  call: getAllMaterial,
  async answer(_input, { db }) {
    return { reply: { materials: await db.rows(materialsOf(null)) } };
  },
};
