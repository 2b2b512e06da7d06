import { postsBelow } from '@teeka/domain/workers';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { restsOf } from '../auth/index.ts';
import { type SignInName, signInNames } from './queries.ts';

/** The workers whom the actor answers for and whom wrong passwords keep out at a place: their names, and those they sign in with. */
export async function restingWorkers(context: Context & { readonly db: Reader }): Promise<readonly SignInName[]> {
  const { actor, db } = context;
  const posts = postsBelow({ role: actor.role, user_level: actor.scope.level });
  const workers = await db.rows(signInNames({ posts, scope: actor.scope, but: actor.user_id }));
  const rests = await restsOf(
    workers.map(({ user_name }) => user_name),
    context,
  );
  return workers.filter(({ user_name }) => rests.has(user_name));
}
