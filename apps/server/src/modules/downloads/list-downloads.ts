import { listDownloads } from '@teeka/contract/downloads';
import { downloadsOf, wireDownload } from '../../platform/downloads/index.ts';
import { queryHandler } from '../../platform/http/handler.ts';

const mostListed = 30;

export const listDownloadsHandler = queryHandler(listDownloads, async (_, context) => {
  const rows = await context.db.rows(downloadsOf(context.actor.user_id, mostListed));
  return { reply: { downloads: rows.map((row) => wireDownload(row, context)) } };
});
