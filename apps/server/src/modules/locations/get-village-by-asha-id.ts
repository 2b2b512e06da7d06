import { getVillageByAshaId } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { noSuchUser, villagesOfUser } from './villages-of-user.ts';
import { wireVillage } from './wire-place.ts';

export const villagesByAsha = queryHandler(getVillageByAshaId, async ({ user_id }, context) => {
  const found = await villagesOfUser(user_id, context);
  return found ? { reply: { villages: found.own.map(wireVillage) } } : noSuchUser();
});
