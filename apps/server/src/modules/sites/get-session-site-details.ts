import { written } from '@teeka/contract/names';
import { getSessionSiteDetails } from '@teeka/contract/sites';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { siteDetails } from './queries.ts';
import { wireSite } from './wire-site.ts';

export const getSessionSiteDetailsHandler = queryHandler(getSessionSiteDetails, async (input, { actor, db }) => {
  const row = await db.first(siteDetails(actor.scope, actor.user_id, input.session_site_id));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  return { reply: [{ ...wireSite(row), villages: row.villages.map(written('village_name')) }] };
});
