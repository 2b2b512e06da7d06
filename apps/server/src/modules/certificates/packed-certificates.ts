import { handingOverRoles, type Role } from '@teeka/contract/roles';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { paperOf } from './judge-issued.ts';
import { newestOf } from './queries.ts';

/**
 * The newest certificate of all doses that holds of each of these people, as a pack brings it along; nothing for a role that hands
 * none over. What is signed is not verified anew: it is our own row, and the phone that shows it judges it as every reader does.
 */
export async function packedCertificates(
  people: readonly string[],
  { actor, atRest, db }: Pick<Context, 'actor' | 'atRest'> & { readonly db: Reader },
) {
  if (people.length === 0 || !(handingOverRoles as readonly Role[]).includes(actor.role)) return [];
  const rows = await db.rows(newestOf(people));
  return rows.flatMap((row) => {
    const { number, issued_on, signed, of = 'all' } = paperOf(row, { atRest });
    return of === 'all' ? [{ beneficiary_id: row.beneficiary_id, number, issued_on, signed }] : [];
  });
}
