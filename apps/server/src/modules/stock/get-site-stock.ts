import { getSiteStock } from '@teeka/contract/stock';
import { addDays } from '@teeka/domain/calendar';
import { carriedOn } from '@teeka/domain/stock';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { keptVials, siteOfArea, stockOfSite } from './queries.ts';

export const getSiteStockHandler = queryHandler(getSiteStock, async ({ session_site_id }, { actor, now, db }) => {
  const tomorrow = addDays(now.today, 1);
  const [site, batches, kept] = await Promise.all([
    db.first(siteOfArea(actor.scope, session_site_id)),
    db.rows(stockOfSite(actor.scope, session_site_id)),
    db.rows(keptVials(session_site_id, tomorrow)),
  ]);
  if (!site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  return { reply: { batches, open_vials: [...carriedOn(kept, tomorrow)] } };
});
