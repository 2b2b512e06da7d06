import { getVillageIdsByUserId } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { noSuchUser, villagesOfUser } from './villages-of-user.ts';

export const villageIdsByUser = queryHandler(getVillageIdsByUserId, async ({ user_id }, context) => {
  const found = await villagesOfUser(user_id, context);
  if (!found) return noSuchUser();
  const rows = found.own.length > 0 ? found.own : found.served;
  return { reply: { village_ids: rows.map(({ code }) => code) } };
});
