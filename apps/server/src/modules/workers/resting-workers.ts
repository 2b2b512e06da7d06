import { postsBelow } from '@teeka/domain/workers';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { restsOf } from '../auth/index.ts';
import { signInNames } from './queries.ts';

/** The names of the workers whom the actor answers for and whom wrong passwords keep out at a place. */
export async function restingWorkers(context: Context & { readonly db: Reader }): Promise<readonly string[]> {
  const { actor, db } = context;
  const posts = postsBelow({ role: actor.role, user_level: actor.scope.level });
  const workers = await db.rows(signInNames({ posts, scope: actor.scope, but: actor.user_id }));
  const rests = await restsOf(
    workers.map(({ user_name }) => user_name),
    context,
  );
  return workers.filter(({ user_name }) => rests.has(user_name)).map(({ display_name }) => display_name);
}
