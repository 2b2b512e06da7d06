import { createHash } from 'node:crypto';
import type { ReplyOf } from '@teeka/contract/call';
import { getCardTrust } from '@teeka/contract/certificates';
import type { Reader } from '../../platform/db/database.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { publicKey } from './card-keys.ts';
import { countedChanges, publicKeys, revokedKeys, withdrawnCards } from './queries.ts';
import { newestFrom, withdrawnEntry } from './withdrawn-entry.ts';

/** Of how many certificates a phone is told at most; those from before the oldest of these are too old for it to judge. */
const mostWithdrawn = 20_000;

type Trust = ReplyOf<typeof getCardTrust>;

async function withdrawnOnes(db: Reader): Promise<Pick<Trust, 'withdrawn' | 'complete_from'>> {
  const withdrawn = await db.rows(withdrawnCards(mostWithdrawn));
  const oldest = withdrawn.length === mostWithdrawn ? withdrawn.at(-1) : undefined;
  return {
    ...(oldest && { complete_from: newestFrom(oldest.noted_at) }),
    withdrawn: withdrawn.map(withdrawnEntry),
  };
}

/** Phones ask after each pull and mostly hear that nothing is new: the last answer is kept while keys and changes are the same. */
export const getCardTrustHandler = ({ env }: Pick<Platform, 'env'>) => {
  let kept: { readonly of: string; readonly reply: Trust } | null = null;
  return queryHandler(getCardTrust, async (_, { db }) => {
    const [keys, revoked, counted] = await Promise.all([
      db.rows(publicKeys()),
      db.rows(revokedKeys()),
      db.first(countedChanges()),
    ]);
    const known = {
      issuer: env.publicUrl,
      keys: keys.map(publicKey),
      revoked: revoked.map(({ kid, revoked_at }) => ({ kid, since: Math.floor(revoked_at.getTime() / 1000) })),
    };
    const of = JSON.stringify([known, counted?.changes]);
    if (kept?.of === of) return { reply: kept.reply };
    // Read after the count: a change between the two is in the list already, and counts the next time.
    const trust = { ...known, ...(await withdrawnOnes(db)) };
    const version = createHash('sha256').update(JSON.stringify(trust)).digest('base64url').slice(0, 22);
    const reply = { version, ...trust };
    kept = { of, reply };
    return { reply };
  });
};
