import type { Reader } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { refusedWith } from '../../../platform/http/refused-error.ts';
import { holdSignInsOf } from './queries.ts';

/**
 * The actor's sign-ins that go on, locked until this transaction is over. Whoever was let in and has been ended since by
 * another is out before it acts: of two that end each other at once, one is answered that it has ended.
 */
export async function holdOwnSignIns({
  actor,
  db,
}: Pick<Context, 'actor'> & { readonly db: Reader }): Promise<readonly string[]> {
  const own = (await db.rows(holdSignInsOf(actor.user_id))).map(({ sign_in_id }) => sign_in_id);
  if (!own.includes(actor.sign_in_id)) throw refusedWith('USRAUT0016');
  return own;
}
