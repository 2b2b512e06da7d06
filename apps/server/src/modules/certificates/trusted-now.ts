import type { Reader } from '../../platform/db/database.ts';
import { publicKey } from './card-keys.ts';
import { publicKeys, revokedKeys, timeOfChanges, withdrawnCards } from './queries.ts';
import { withdrawnEntry } from './withdrawn-entry.ts';

interface Which {
  /** So many certificates at most, the latest. */
  readonly most: number;
  /** Only those that were noted from then on. */
  readonly since: Date | null;
}

/** By what certificates are judged now, and when the oldest change among them was noted. */
export async function trustedNow(db: Reader, { most, since }: Which) {
  // Read first: what is noted meanwhile is asked for again, and not missed.
  const clock = await db.first(timeOfChanges());
  const [keys, revoked, withdrawn] = await Promise.all([
    db.rows(publicKeys()),
    db.rows(revokedKeys()),
    db.rows(withdrawnCards(most, since)),
  ]);
  const trusted = {
    at: clock?.at.toISOString(),
    keys: keys.map(publicKey),
    revoked: revoked.map(({ kid, revoked_at }) => ({ kid, since: Math.floor(revoked_at.getTime() / 1000) })),
    withdrawn: withdrawn.map(withdrawnEntry),
  };
  return { trusted, oldest: withdrawn.at(-1)?.noted_at };
}
