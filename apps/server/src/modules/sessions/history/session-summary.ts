import { written } from '@teeka/contract/names';
import { sessionSummary } from '@teeka/contract/sessions';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { wirePlanned } from '../plans/wire-planned.ts';
import { summaryOf } from './queries.ts';

export const sessionSummaryHandler = queryHandler(sessionSummary, async ({ session_id }, context) => {
  const row = await context.db.first(summaryOf(context.actor.scope, session_id));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  const { started_by_name, ended_by_name, walk_ins } = row;
  return {
    reply: {
      ...wirePlanned(row, context),
      started_by_name,
      ended_by_name,
      walk_ins,
      team: [...row.team],
      doses: [...row.doses],
      reasons: row.reasons.map(written('reason')),
    },
  };
});
