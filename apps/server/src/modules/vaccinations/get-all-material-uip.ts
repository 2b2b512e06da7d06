import { getAllMaterialUip } from '@teeka/contract/vaccinations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { materialsOf } from './queries.ts';
import { uip } from './uip.ts';

export const getAllMaterialUipHandler: QueryHandler<typeof getAllMaterialUip> = {
  call: getAllMaterialUip,
  async answer(_input, { db }) {
    return { reply: { materials: await db.rows(materialsOf(uip)) } };
  },
};
