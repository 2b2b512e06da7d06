import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { throttlesOf } from './counting/queries.ts';
import { closedUntil, userKey } from './tries.ts';

/**
 * Until when wrong passwords keep these users out, for those of whom they do: at one place, or everywhere that the
 * account does not know. Other places stay open meanwhile.
 */
export async function restsOf(
  user_names: readonly string[],
  { atRest, db, now }: Context & { readonly db: Reader },
): Promise<ReadonlyMap<string, Date>> {
  const names = new Map(user_names.map((name) => [userKey(atRest, name), name]));
  const until = new Map<string, Date>();
  for (const row of await db.rows(throttlesOf([...names.keys()]))) {
    const name = names.get(row.user_key ?? '');
    const closed = closedUntil(row, now.instant);
    if (name === undefined || closed === undefined) continue;
    const known = until.get(name)?.getTime() ?? 0;
    if (closed > known) until.set(name, new Date(closed));
  }
  return until;
}
