import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { personOfArea, type VisitRow } from './queries.ts';

/**
 * The row of a visit, where its person may be asked about: on the list of a session of the actor's sites, or in their area.
 * Of anybody else it is as if there were no such person, before anything else is judged, so that no answer tells of
 * them. The area is asked in a second statement: nearly everybody stands on the list, and a dose must stay quick.
 */
export async function withinReach<Row extends VisitRow>(
  row: Row | undefined,
  { actor, now, db }: Context & { readonly db: Reader },
  beneficiary_id: string,
): Promise<Row | undefined> {
  if (row?.session && row.entry) return row;
  return (await db.first(personOfArea(actor, now.today, beneficiary_id))) ? row : undefined;
}
