import { getCardTrust } from '@teeka/contract/certificates';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { publicKey } from './card-keys.ts';
import { publicKeys, withdrawnHolders } from './queries.ts';

/** Of how many holders a phone is told at most; of certificates from before the oldest of them it says that they are not known here. */
const mostWithdrawn = 20_000;

/** The second from which a certificate of somebody holds again. */
export const newestFrom = (changed_at: Date): number => Math.ceil(changed_at.getTime() / 1000);

export const getCardTrustHandler = ({ env }: Pick<Platform, 'env'>) =>
  queryHandler(getCardTrust, async (_, { db }) => {
    const [keys, withdrawn] = await Promise.all([db.rows(publicKeys()), db.rows(withdrawnHolders(mostWithdrawn))]);
    const oldest = withdrawn.length === mostWithdrawn ? withdrawn.at(-1) : undefined;
    return {
      reply: {
        issuer: env.publicUrl,
        ...(oldest && { complete_from: newestFrom(oldest.changed_at) }),
        keys: keys.map(publicKey),
        withdrawn: withdrawn.map(({ rid, changed_at, corrected }) => ({
          rid,
          before: newestFrom(changed_at),
          corrected,
        })),
      },
    };
  });
