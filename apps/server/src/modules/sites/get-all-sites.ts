import { getAllSites } from '@teeka/contract/sites';
import { queryHandler } from '../../platform/http/handler.ts';
import { sitesInArea } from './queries.ts';
import { wireSite } from './wire-site.ts';

export const getAllSitesHandler = queryHandler(getAllSites, async (_input, { actor, db }) => {
  const rows = await db.rows(sitesInArea(actor.scope, actor.user_id));
  return { reply: { sites: rows.map(wireSite) } };
});
