import { getConfig } from '@teeka/contract/settings';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { contentOf } from './queries.ts';

/** A key that isn't there has empty content: the screen then simply shows nothing. */
export const getConfigHandler: QueryHandler<typeof getConfig> = {
  call: getConfig,
  async answer({ key }, { db }) {
    const found = await db.first(contentOf(key));
    return { reply: { key, value: found?.value ?? '' } };
  },
};
