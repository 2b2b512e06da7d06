import { nameIn } from '@teeka/domain/names';
import type { Reader } from '../db/database.ts';
import type { Taker } from './download-kind.ts';
import { villageNamed } from './queries.ts';

/** What the village to which a list is narrowed is called, also where nobody is on the list; '' of none, or of none of the area. */
export async function villageName(
  village: number | null,
  { actor, db, origin }: Pick<Taker, 'actor' | 'origin'> & { readonly db: Reader },
): Promise<string> {
  const named = village === null ? undefined : await db.first(villageNamed(village, actor.scope));
  return named ? nameIn(named.village_name, origin.language) : '';
}
