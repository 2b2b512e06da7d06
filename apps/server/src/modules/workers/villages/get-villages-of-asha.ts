import { nameFields } from '@teeka/contract/names';
import { getVillagesOfAsha } from '@teeka/contract/workers';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { ashaInArea, villagesOfAsha } from './queries.ts';
import { isAnswered, wireAsha } from './wire-asha.ts';

/** One ASHA of the area with her villages, and those that could be hers. */
export const getVillagesOfAshaHandler = queryHandler(getVillagesOfAsha, async ({ user_id }, context) => {
  const { actor, db } = context;
  const [asha, rows] = await Promise.all([
    db.first(ashaInArea(user_id, actor.scope)),
    db.rows(villagesOfAsha(user_id, actor.scope)),
  ]);
  if (!asha) return refuse({ code: 'REQVAL0012', path: 'user_id' });
  const villages = rows.map(({ village_name, block_name, others, ...village }) => ({
    ...village,
    ...nameFields('village_name', village_name),
    ...nameFields('block_name', block_name),
    others: others.map(({ user_id: other, asha_name, is_active, here, ...post }) => ({
      user_id: other,
      asha_name,
      is_active,
      answered: here && isAnswered(post, context),
    })),
  }));
  const elsewhere = asha.villages - villages.filter(({ hers }) => hers).length;
  return { reply: { asha: wireAsha(asha, context), villages, elsewhere } };
});
