import { nameFields } from '@teeka/contract/names';
import { getHouseholdsOfVillage } from '@teeka/contract/workers';
import { checkSearchedName, latinName } from '@teeka/domain/beneficiaries';
import { masked } from '@teeka/domain/identity';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { pageOf, partOf } from '../villages/page-of.ts';
import { ashaInArea } from '../villages/queries.ts';
import { whoVisits } from '../villages/wire-asha.ts';
import { householdsOfVillage, villageOfAsha } from './queries.ts';

/** The households of a village that an ASHA of the area has, page by page, and who visits each. */
export const getHouseholdsOfVillageHandler = queryHandler(
  getHouseholdsOfVillage,
  async ({ user_id, village_id, whose, ...input }, context) => {
    const { actor, now, db, atRest } = context;
    const { scope } = actor;
    const search = input.search.trim();
    const latin = checkSearchedName(search).ok ? latinName(search) : search;
    const wish = { user_id, village: village_id, scope, today: now.today, search, latin, whose, ...partOf(input) };
    const [asha, village] = await Promise.all([
      db.first(ashaInArea(user_id, scope)),
      db.first(villageOfAsha(user_id, village_id, scope)),
    ]);
    if (!asha) return refuse({ code: 'REQVAL0012', path: 'user_id' });
    if (!village) return refuse({ code: 'REQVAL0012', path: 'village_id' });
    const rows = await db.rows(householdsOfVillage(wish));
    const page = pageOf(input, rows, (row) => ({
      beneficiary_id: row.beneficiary_id,
      household_name: row.household_name,
      mobile: masked(mobileOfPerson(row, atRest)),
      people: row.people,
      asha: whoVisits(row, context),
    }));
    return {
      reply: { ...page, village_id, ...nameFields('village_name', village.village_name) },
      audit: page.data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${input.page}` })),
    };
  },
);
