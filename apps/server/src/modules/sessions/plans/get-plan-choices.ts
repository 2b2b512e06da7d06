import { getPlanChoices } from '@teeka/contract/sessions';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { choicesAt } from './queries.ts';

export const getPlanChoicesHandler = queryHandler(getPlanChoices, async ({ session_site_id }, { actor, now, db }) => {
  const row = await db.first(choicesAt(actor.scope, session_site_id, now.today));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  return { reply: { team: [...row.team], vaccines: [...row.vaccines], planned: [...row.planned] } };
});
