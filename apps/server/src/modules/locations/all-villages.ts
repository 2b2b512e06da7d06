import { allVillages } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { versionOf } from './all-places.ts';
import { allPlaces, countPlaces } from './queries.ts';
import { wireVillage } from './wire-place.ts';

const villagesPerPage = 10_000;

export const listAllVillages = queryHandler(allVillages, async ({ page }, { db }) => {
  const paging = { limit: villagesPerPage, offset: (page - 1) * villagesPerPage };
  const [version, rows, counted] = await Promise.all([
    versionOf(db),
    db.rows(allPlaces('village', paging)),
    db.first(countPlaces('village')),
  ]);
  const total = counted?.total ?? 0;
  return {
    reply: {
      version,
      page,
      pageSize: villagesPerPage,
      total,
      total_pages: Math.ceil(total / villagesPerPage),
      villages: rows.map(wireVillage),
    },
  };
});
