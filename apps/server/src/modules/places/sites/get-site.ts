import { nameFields } from '@teeka/contract/names';
import { getSite } from '@teeka/contract/places';
import { queryHandler } from '../../../platform/http/handler.ts';
import { refuseTried, wireChange } from '../change-log.ts';
import { changesOf } from '../queries.ts';
import { hangingOnSite, siteOfArea, sitesOnMap } from './queries.ts';
import { wireSiteLine } from './wire-site-line.ts';

const nothing = { planned: 0, on_going: 0, workers: 0, batches: 0, due: 0 };

export const getSiteHandler = queryHandler(getSite, async ({ session_site_id }, { actor, db, now }) => {
  const row = await db.first(siteOfArea(actor.scope, session_site_id));
  if (!row) return refuseTried('REQVAL0012', 'session_site_id', session_site_id);
  const site = row.session_site_id;
  const [hangs, around, history] = await Promise.all([
    db.first(hangingOnSite(site, now.today)),
    db.rows(sitesOnMap(row.block_code, site)),
    db.rows(changesOf('site', site)),
  ]);
  const { facility_id, block_code, version } = row;
  return {
    reply: {
      site: { ...wireSiteLine(row), facility_id, ...nameFields('facility_name', row.facility), block_code, version },
      villages: row.served.map(({ code, names }) => ({ code, ...nameFields('place_name', names) })),
      hangs: hangs ?? nothing,
      around: around.map(wireSiteLine),
      history: history.map(wireChange),
    },
  };
});
