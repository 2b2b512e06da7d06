import { getVillagesWithoutAsha } from '@teeka/contract/locations';
import { nameFields } from '@teeka/contract/names';
import { queryHandler } from '../../platform/http/handler.ts';
import { villagesWithoutAsha } from './queries.ts';

/** The villages that the officer's home counts as being without an ASHA. */
export const villagesWithoutAshaHandler = queryHandler(
  getVillagesWithoutAsha,
  async ({ page, pageSize }, { actor, db }) => {
    const rows = await db.rows(villagesWithoutAsha(actor.scope, { limit: pageSize, offset: (page - 1) * pageSize }));
    const total = rows[0]?.total ?? 0;
    const data = rows.map(({ code, names, block }) => ({
      village_id: code,
      ...nameFields('village_name', names),
      ...nameFields('block_name', block),
    }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data } };
  },
);
