import { getReadiness } from '@teeka/contract/sites';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { readinessOf } from './readiness/queries.ts';

export const getReadinessHandler: QueryHandler<typeof getReadiness> = {
  call: getReadiness,
  async answer(_input, { actor, db, now }) {
    const found = await db.first(readinessOf(actor.scope, now.today));
    return { reply: found ?? { villages: 0, facilities: 0, session_sites: 0, workers: 0, stocked_sites: 0 } };
  },
};
