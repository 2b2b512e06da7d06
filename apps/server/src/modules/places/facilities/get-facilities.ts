import { getFacilities } from '@teeka/contract/places';
import { patternsOf } from '../../../platform/db/patterns-of.ts';
import { queryHandler } from '../../../platform/http/handler.ts';
import { facilitiesOfArea } from './queries.ts';
import { wireFacility } from './wire-facility.ts';

export const getFacilitiesHandler = queryHandler(getFacilities, async ({ search, page, pageSize }, { actor, db }) => {
  const offset = (page - 1) * pageSize;
  const rows = await db.rows(facilitiesOfArea(actor.scope, { patterns: patternsOf(search), limit: pageSize, offset }));
  const total = rows[0]?.total ?? 0;
  const total_pages = Math.ceil(total / pageSize);
  return { reply: { page, pageSize, total, total_pages, data: rows.map(wireFacility) } };
});
