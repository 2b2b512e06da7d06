import { getCardTrust } from '@teeka/contract/certificates';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { publicKey } from './card-keys.ts';
import { publicKeys, revokedKeys, withdrawnCards } from './queries.ts';
import { newestFrom, withdrawnEntry } from './withdrawn-entry.ts';

/** Of how many certificates a phone is told at most; those from before the oldest of these are too old for it to judge. */
const mostWithdrawn = 20_000;

export const getCardTrustHandler = ({ env }: Pick<Platform, 'env'>) =>
  queryHandler(getCardTrust, async (_, { db }) => {
    const [keys, revoked, withdrawn] = await Promise.all([
      db.rows(publicKeys()),
      db.rows(revokedKeys()),
      db.rows(withdrawnCards(mostWithdrawn)),
    ]);
    const oldest = withdrawn.length === mostWithdrawn ? withdrawn.at(-1) : undefined;
    return {
      reply: {
        issuer: env.publicUrl,
        ...(oldest && { complete_from: newestFrom(oldest.noted_at) }),
        keys: keys.map(publicKey),
        revoked: revoked.map(({ kid, revoked_at }) => ({ kid, since: Math.floor(revoked_at.getTime() / 1000) })),
        withdrawn: withdrawn.map(withdrawnEntry),
      },
    };
  });
