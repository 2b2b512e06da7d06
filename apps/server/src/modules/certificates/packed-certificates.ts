import { handingOverRoles, type Role } from '@teeka/contract/roles';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { paperIfOpens } from './judge-issued.ts';
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
  const found = new Set<string>();
  return rows.flatMap((row) => {
    const { beneficiary_id } = row;
    if (found.has(beneficiary_id)) return [];
    // One that does not open is left out: everybody else's travel.
    const paper = paperIfOpens(row, { atRest });
    if (!paper || (paper.of ?? 'all') !== 'all') return [];
    found.add(beneficiary_id);
    const { number, issued_on, signed } = paper;
    return [{ beneficiary_id, number, issued_on, signed }];
  });
}
