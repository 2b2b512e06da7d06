import { nameFields } from '@teeka/contract/names';
import { findVillages, mostAreas } from '@teeka/contract/sites';
import { patternsOf } from '../../platform/db/patterns-of.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { villagesOfArea } from './areas/queries.ts';

export const findVillagesHandler = queryHandler(findVillages, async ({ search }, { actor, db }) => {
  const found = await db.rows(villagesOfArea(actor.scope, { patterns: patternsOf(search), limit: mostAreas + 1 }));
  const villages = found.slice(0, mostAreas).map(({ code, names, block }) => ({
    village_id: code,
    ...nameFields('village_name', names),
    ...nameFields('block_name', block),
  }));
  return { reply: { villages, more: found.length > mostAreas } };
});
