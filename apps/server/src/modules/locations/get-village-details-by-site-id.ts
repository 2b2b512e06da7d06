import { getVillageDetailsBySiteId } from '@teeka/contract/locations';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { siteIsOurs, villagesOfSite } from './queries.ts';
import { wireVillage } from './wire-place.ts';

export const villagesBySite = queryHandler(getVillageDetailsBySiteId, async ({ session_site_id }, { actor, db }) => {
  const [ours, rows] = await Promise.all([
    db.first(siteIsOurs(actor, session_site_id)),
    db.rows(villagesOfSite(actor, session_site_id)),
  ]);
  if (!ours) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  return { reply: { villages: rows.map(wireVillage) } };
});
