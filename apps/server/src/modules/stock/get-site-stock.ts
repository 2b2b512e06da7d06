import { getSiteStock } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import { type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { carriedVials, siteOfArea, stockOfSite } from './queries.ts';

export const getSiteStockHandler: QueryHandler<typeof getSiteStock> = {
  call: getSiteStock,
  async answer({ session_site_id }, { actor, now, db }) {
    const [site, batches, open_vials] = await Promise.all([
      db.first(siteOfArea(actor.scope, session_site_id)),
      db.rows(stockOfSite(actor.scope, session_site_id)),
      db.rows(carriedVials(session_site_id, addDays(now.today, 1))),
    ]);
    if (!site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    return { reply: { batches, open_vials } };
  },
};
