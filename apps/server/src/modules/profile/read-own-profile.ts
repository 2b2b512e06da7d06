import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { ownProfile } from './own-profile.ts';
import { profileOf } from './queries.ts';

export async function readOwn({ actor, atRest, db }: Context & { readonly db: Reader }) {
  const row = await db.first(profileOf(actor.user_id, actor.scope.villages));
  return row?.is_active ? ownProfile(row, atRest) : undefined;
}
