import { getVillageByAshaId } from '@teeka/contract/locations';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { noSuchUser, villagesOfUser } from './villages-of-user.ts';
import { wireVillage } from './wire-place.ts';

export const villagesByAsha: QueryHandler<typeof getVillageByAshaId> = {
  call: getVillageByAshaId,
  async answer({ user_id }, context) {
    const found = await villagesOfUser(user_id, context);
    return found ? { reply: { villages: found.own.map(wireVillage) } } : noSuchUser();
  },
};
