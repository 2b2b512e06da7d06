import {
  getVillageAndHealthVillagebyAshaid,
  getVillageByAshaId,
  getVillageDetailsBySiteId,
  getVillageIdsByUserId,
} from '@teeka/contract/locations';
import type { Actor } from '../../platform/access/actor.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { ownVillages, servedVillages, siteIsOurs, userIsOurs, villagesOfSite } from './queries.ts';
import { wireVillage } from './wire-place.ts';

const noSuchUser = () => refuse({ code: 'REQVAL0012', path: 'user_id' });

/** The villages given to a user and those their sites serve; undefined for somebody outside of the area. */
async function villagesOfUser(user_id: string, { actor, db }: { actor: Actor; db: Reader }) {
  if (!isUuid(user_id)) return undefined;
  const [ours, own, served] = await Promise.all([
    db.first(userIsOurs(actor, user_id)),
    db.rows(ownVillages(user_id)),
    db.rows(servedVillages(user_id)),
  ]);
  return ours && { own, served };
}

export const villagesBySite: QueryHandler<typeof getVillageDetailsBySiteId> = {
  call: getVillageDetailsBySiteId,
  async answer({ session_site_id }, { actor, db }) {
    const [ours, rows] = await Promise.all([
      db.first(siteIsOurs(actor, session_site_id)),
      db.rows(villagesOfSite(actor, session_site_id)),
    ]);
    if (!ours) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    return { reply: { villages: rows.map(wireVillage) } };
  },
};

export const villagesByAsha: QueryHandler<typeof getVillageByAshaId> = {
  call: getVillageByAshaId,
  async answer({ user_id }, context) {
    const found = await villagesOfUser(user_id, context);
    return found ? { reply: { villages: found.own.map(wireVillage) } } : noSuchUser();
  },
};

export const allVillagesByAsha: QueryHandler<typeof getVillageAndHealthVillagebyAshaid> = {
  call: getVillageAndHealthVillagebyAshaid,
  async answer({ user_id }, context) {
    const found = await villagesOfUser(user_id, context);
    if (!found) return noSuchUser();
    return {
      reply: { villages: found.own.map(wireVillage), health_villages: found.served.map(wireVillage) },
    };
  },
};

export const villageIdsByUser: QueryHandler<typeof getVillageIdsByUserId> = {
  call: getVillageIdsByUserId,
  async answer({ user_id }, context) {
    const found = await villagesOfUser(user_id, context);
    if (!found) return noSuchUser();
    const rows = found.own.length > 0 ? found.own : found.served;
    return { reply: { village_ids: rows.map(({ code }) => code) } };
  },
};
