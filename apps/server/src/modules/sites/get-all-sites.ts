import { getAllSites } from '@teeka/contract/sites';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { sitesInArea } from './queries.ts';
import { wireSite } from './wire-site.ts';

export const getAllSitesHandler: QueryHandler<typeof getAllSites> = {
  call: getAllSites,
  async answer(_input, { actor, db }) {
    const rows = await db.rows(sitesInArea(actor.scope, actor.user_id));
    return { reply: { sites: rows.map(wireSite) } };
  },
};
