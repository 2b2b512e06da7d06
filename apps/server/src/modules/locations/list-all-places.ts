import { allBlocks, allDistricts, allVillages } from '@teeka/contract/locations';
import type { Reader } from '../../platform/db/database.ts';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { allPlaces, countPlaces, placesVersion } from './queries.ts';
import { wireBlock, wireDistrict, wireVillage } from './wire-place.ts';

/** More than the country has districts and blocks: these come as one page. */
const mostPlaces = 20_000;
const villagesPerPage = 10_000;

const versionOf = async (db: Reader) => (await db.first(placesVersion()))?.version ?? '0';

export const listAllDistricts: QueryHandler<typeof allDistricts> = {
  call: allDistricts,
  async answer(_input, { db }) {
    const [version, rows] = await Promise.all([
      versionOf(db),
      db.rows(allPlaces('district', { limit: mostPlaces, offset: 0 })),
    ]);
    return { reply: { version, districts: rows.map(wireDistrict) } };
  },
};

export const listAllBlocks: QueryHandler<typeof allBlocks> = {
  call: allBlocks,
  async answer(_input, { db }) {
    const [version, rows] = await Promise.all([
      versionOf(db),
      db.rows(allPlaces('block', { limit: mostPlaces, offset: 0 })),
    ]);
    return { reply: { version, blocks: rows.map(wireBlock) } };
  },
};

export const listAllVillages: QueryHandler<typeof allVillages> = {
  call: allVillages,
  async answer({ page }, { db }) {
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
  },
};
