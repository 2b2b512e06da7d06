import { getCardTrust } from '@teeka/contract/certificates';
import { mostWithdrawn } from '@teeka/domain/certificates';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { trustedNow } from './trusted-now.ts';
import { newestFrom } from './withdrawn-entry.ts';

export const getCardTrustHandler = ({ env }: Pick<Platform, 'env'>) =>
  queryHandler(getCardTrust, async (_, { db }) => {
    const { trusted, oldest } = await trustedNow(db, { most: mostWithdrawn, since: null });
    const complete = trusted.withdrawn.length === mostWithdrawn && oldest ? { complete_from: newestFrom(oldest) } : {};
    return { reply: { issuer: env.publicUrl, ...complete, ...trusted } };
  });
