import { getAllMaterialUip } from '@teeka/contract/vaccinations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { materialsOf } from './queries.ts';

/** The category under which the wire lists the vaccines of the national programme. */
const uip = 'Universal Immunization Programme';

export const getAllMaterialUipHandler: QueryHandler<typeof getAllMaterialUip> = {
  call: getAllMaterialUip,
  async answer(_input, { db }) {
    return { reply: { materials: await db.rows(materialsOf(uip)) } };
  },
};
