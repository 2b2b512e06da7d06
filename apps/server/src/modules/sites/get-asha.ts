import { getAsha } from '@teeka/contract/sites';
import { type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { siteAshas } from './queries.ts';

export const getAshaHandler: QueryHandler<typeof getAsha> = {
  call: getAsha,
  async answer(input, { actor, db }) {
    const row = await db.first(siteAshas(actor.scope, input.session_site_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    return { reply: [...row.ashas] };
  },
};
