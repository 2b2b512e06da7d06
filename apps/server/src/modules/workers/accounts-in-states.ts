import { postsBelow } from '@teeka/domain/workers';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { countStates } from './queries.ts';

/** How many of the workers whom the actor answers for have records that wait, or are missed; `getWorkers` lists who. */
export async function accountsInStates({ actor, db, now }: Context & { readonly db: Reader }) {
  const posts = postsBelow({ role: actor.role, user_level: actor.scope.level });
  const counted = await db.first(countStates({ posts, scope: actor.scope, but: actor.user_id }, now.instant));
  return counted ?? { unsent: 0, not_for_a_month: 0, never_signed_in: 0 };
}
