import { getReadiness } from '@teeka/contract/sites';
import { queryHandler } from '../../platform/http/handler.ts';
import { readinessOf } from './readiness/queries.ts';

export const getReadinessHandler = queryHandler(getReadiness, async (_input, { actor, db, now }) => {
  const found = await db.first(readinessOf(actor.scope, now.today));
  return { reply: found ?? { villages: 0, facilities: 0, session_sites: 0, workers: 0, stocked_sites: 0 } };
});
