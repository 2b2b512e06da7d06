import { getWatchedBatches } from '@teeka/contract/stock/watched';
import { nameIn } from '@teeka/domain/names';
import { queryHandler } from '../../../platform/http/handler.ts';
import { batchesAtSites } from './queries.ts';

export const getWatchedBatchesHandler = queryHandler(
  getWatchedBatches,
  async ({ within: _, ...wish }, { actor, now, db, origin }) => {
    const statements = batchesAtSites(actor.scope, now.today, wish);
    const [rows, counted] = await Promise.all([db.rows(statements.rows), db.first(statements.count)]);
    const { total = 0, batches = 0, sites = 0 } = counted ?? {};
    const { page, pageSize } = wish;
    const data = rows.map(({ site, ...row }) => ({ ...row, session_site_name: nameIn(site, origin.language) }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), batches, sites, data } };
  },
);
