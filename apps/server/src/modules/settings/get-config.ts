import { getConfig } from '@teeka/contract/settings';
import { queryHandler } from '../../platform/http/handler.ts';
import { ownText } from './contents/own-text.ts';
import { contentOf } from './queries.ts';

/** A text of this place over the product's. A key of neither has empty content: the screen then simply shows nothing. */
export const getConfigHandler = queryHandler(getConfig, async ({ key }, { db }) => {
  const found = await db.first(contentOf(key));
  return { reply: { key, value: found?.value ?? ownText(key) } };
});
