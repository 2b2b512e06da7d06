import type { Reader } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { lockPerson } from '../../beneficiaries/index.ts';
import { isPerson, readPerson } from '../about.ts';
import type { PersonRow } from '../queries.ts';
import { type WishRow, wishesOf } from './queries.ts';

export interface WishesRows {
  readonly person: PersonRow | undefined;
  readonly wishes: readonly WishRow[];
}

/** A person with all their wishes; who changes anything of them waits for whoever does so already. */
export async function readWishes(
  beneficiary_id: string,
  context: Context & { readonly db: Reader },
): Promise<WishesRows> {
  const { db } = context;
  if (!isPerson(beneficiary_id)) return { person: undefined, wishes: [] };
  const [, person, wishes] = await Promise.all([
    db.rows(lockPerson(beneficiary_id)),
    readPerson(beneficiary_id, context),
    db.rows(wishesOf(beneficiary_id)),
  ]);
  return { person, wishes };
}

/** The one that waits. */
export const openOf = (wishes: readonly WishRow[]): WishRow | undefined => wishes.find(({ ended }) => ended === null);
