import { getVillageAndHealthVillagebyAshaid } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { noSuchUser, villagesOfUser } from './villages-of-user.ts';
import { wireVillage } from './wire-place.ts';

export const allVillagesByAsha = queryHandler(getVillageAndHealthVillagebyAshaid, async ({ user_id }, context) => {
  const found = await villagesOfUser(user_id, context);
  if (!found) return noSuchUser();
  return {
    reply: { villages: found.own.map(wireVillage), health_villages: found.served.map(wireVillage) },
  };
});
