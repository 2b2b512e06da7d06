import { getSessionPlan } from '@teeka/contract/sessions';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { planOfArea } from './queries.ts';
import { wirePlanned } from './wire-planned.ts';

export const getSessionPlanHandler = queryHandler(getSessionPlan, async ({ session_id }, context) => {
  const row = await context.db.first(planOfArea(context.actor.scope, session_id));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  return { reply: wirePlanned(row, context) };
});
