import { nameFields } from '@teeka/contract/names';
import { getSitesWithoutPosition } from '@teeka/contract/sites';
import { queryHandler } from '../../platform/http/handler.ts';
import { sitesWithoutPosition } from './queries.ts';

/** The sites that the officer's home counts as being without a position. */
export const getSitesWithoutPositionHandler = queryHandler(
  getSitesWithoutPosition,
  async ({ page, pageSize }, { actor, db }) => {
    const rows = await db.rows(sitesWithoutPosition(actor.scope, { limit: pageSize, offset: (page - 1) * pageSize }));
    const total = rows[0]?.total ?? 0;
    const data = rows.map(({ session_site_id, names, facility, block }) => ({
      session_site_id,
      ...nameFields('session_site_name', names),
      ...nameFields('facilty_name', facility),
      ...nameFields('block_name', block),
    }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data } };
  },
);
