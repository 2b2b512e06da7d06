import { isReferenceNumber } from '@teeka/domain/identity';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { personByReference } from './queries.ts';

/** Refuses (REQVAL0012) what is about a person whom the actor may not see, before anything is done for it at a cost. */
export async function refuseUnlessInArea(
  reference: string,
  path: string,
  { actor, now, db }: Context & { readonly db: Reader },
): Promise<Refused | undefined> {
  const number = isReferenceNumber(reference) ? reference : '0';
  const row = await db.first(personByReference(actor, now.today, number));
  return row ? undefined : refuse({ code: 'REQVAL0012', path });
}
