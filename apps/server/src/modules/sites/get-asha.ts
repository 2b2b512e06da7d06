import { getAsha } from '@teeka/contract/sites';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { numberOfAsha } from '../../platform/sealing/number-of-asha.ts';
import { siteAshas, siteOfArea } from './queries.ts';

export const getAshaHandler = queryHandler(getAsha, async ({ session_site_id }, context) => {
  const { actor, db } = context;
  // Nobody is asked for where no site is chosen yet (specification 2, section 7).
  if (session_site_id === '') return { reply: [] };
  const [site, rows] = await Promise.all([
    db.first(siteOfArea(actor.scope, session_site_id)),
    db.rows(siteAshas(actor.scope, session_site_id)),
  ]);
  if (!site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  const reply = rows.map(({ mobile_sealed, last_sign_in_at, ...asha }) => ({
    ...asha,
    mobile: numberOfAsha({ ...asha, mobile_sealed }, context),
    last_sign_in: last_sign_in_at?.toISOString() ?? null,
  }));
  return { reply };
});
