import { getAshas } from '@teeka/contract/workers';
import { checkSearchedName, latinName } from '@teeka/domain/beneficiaries';
import { quietDays } from '@teeka/domain/workers';
import { before, day } from '../../../platform/clock/durations.ts';
import { queryHandler } from '../../../platform/http/handler.ts';
import { pageOf, partOf } from './page-of.ts';
import { ashasOfArea } from './queries.ts';
import { wireAsha } from './wire-asha.ts';

/** The ASHAs of the area, for whoever answers for them and whoever works with them. */
export const getAshasHandler = queryHandler(getAshas, async ({ which, serving, ...input }, context) => {
  const { actor, db, now } = context;
  const search = input.search.trim();
  const rows = await db.rows(
    ashasOfArea({
      scope: actor.scope,
      search,
      latin: checkSearchedName(search).ok ? latinName(search) : search,
      which,
      serving,
      quietSince: before(now.instant, quietDays * day),
      ...partOf(input),
    }),
  );
  return { reply: pageOf(input, rows, (row) => wireAsha(row, context)) };
});
