import { getConfig } from '@teeka/contract/settings';
import { contentCells, contents } from '../../../db/masters/contents.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { contentOf } from './queries.ts';

const texts = contentCells(contents);

/** A text of this place over the product's. A key of neither has empty content: the screen then simply shows nothing. */
export const getConfigHandler = queryHandler(getConfig, async ({ key }, { db }) => {
  const found = await db.first(contentOf(key));
  return { reply: { key, value: found?.value ?? texts[key] ?? '' } };
});
