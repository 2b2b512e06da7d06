import { getAsha } from '@teeka/contract/sites';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { siteAshas } from './queries.ts';

export const getAshaHandler = queryHandler(getAsha, async (input, { actor, db }) => {
  const row = await db.first(siteAshas(actor.scope, input.session_site_id));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  return { reply: [...row.ashas] };
});
