import { addDays } from '@teeka/domain/calendar';
import type { TriedNumber } from '@teeka/domain/identity';
import type { Clock, Now } from '../../clock/clock.ts';
import type { Reader, Writer } from '../../db/database.ts';
import type { Pool } from '../../db/pool.ts';
import { readOnce } from '../../db/read-once.ts';
import type { Actor } from '../actor.ts';
import { countTryOn, deleteTries, lockTries, triesOn } from './queries.ts';

const keptDays = 30;

interface Who {
  readonly actor: Actor;
  readonly now: Now;
}

const tryOf = ({ actor, now }: Who, kind: TriedNumber) => ({
  user_id: actor.user_id,
  kind,
  day: now.today,
});

/** How often the actor was wrong today, with no other try of theirs under way until the transaction ends. */
export async function lockedTries(kind: TriedNumber, { db, ...who }: Who & { readonly db: Reader }): Promise<number> {
  const [, row] = await Promise.all([db.rows(lockTries(who.actor.user_id)), db.first(triesOn(tryOf(who, kind)))]);
  return row?.count ?? 0;
}

/** The same for a call that only reads; what is sent at once is bounded by the limit of searches a minute. */
export async function triesToday(kind: TriedNumber, { db, ...who }: Who & { readonly db: Reader }): Promise<number> {
  return (await db.first(triesOn(tryOf(who, kind))))?.count ?? 0;
}

/** Counts one more, or so many. */
export function countTries(kind: TriedNumber, { db, ...who }: Who & { readonly db: Writer }, times = 1): void {
  db.run(countTryOn(tryOf(who, kind), times));
}

/** The same for a call that only reads. */
export async function countTriesNow(
  kind: TriedNumber,
  { db, ...who }: Who & { readonly db: Reader },
  times = 1,
): Promise<void> {
  await db.rows(countTryOn(tryOf(who, kind), times));
}

/** Removes the counts of days that nobody asks about any more. */
export async function sweepTries({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  await readOnce(pool, deleteTries(addDays(clock().today, -keptDays)));
}
