import type { Actor } from '../../platform/access/actor.ts';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { ownVillages, servedVillages, userIsOurs } from './queries.ts';

export const noSuchUser = () => refuse({ code: 'REQVAL0012', path: 'user_id' });

/** The villages given to a user and those their sites serve; undefined for somebody outside of the area. */
export async function villagesOfUser(user_id: string, { actor, db }: { actor: Actor; db: Reader }) {
  if (!isUuid(user_id)) return undefined;
  const [ours, own, served] = await Promise.all([
    db.first(userIsOurs(actor, user_id)),
    db.rows(ownVillages(user_id)),
    db.rows(servedVillages(user_id)),
  ]);
  return ours && { own, served };
}
