import { sessionHistory, sessionSummary } from '@teeka/contract/sessions';
import { checkListRange } from '@teeka/domain/reports';
import { statusesNamedAs } from '@teeka/domain/sessions';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import { pageOfPlans } from '../plans/page-of-plans.ts';
import { wirePlanned } from '../plans/wire-planned.ts';
import { summaryOf } from './queries.ts';

export const sessionHistoryHandler: QueryHandler<typeof sessionHistory> = {
  call: sessionHistory,
  async answer({ from_date, to_date, status, page, pageSize }, context) {
    const asked = checkListRange(
      { from: from_date, to: to_date },
      { direction: 'past', today: context.now.today, fields: { from: 'from_date', to: 'to_date' } },
    );
    if ('refusal' in asked) return refuse(asked.refusal);
    const statuses = status === null ? null : statusesNamedAs(status);
    const wish = { ...asked.range, statuses, page, pageSize, site: null, latestFirst: true };
    return { reply: await pageOfPlans(wish, context) };
  },
};

export const sessionSummaryHandler: QueryHandler<typeof sessionSummary> = {
  call: sessionSummary,
  async answer({ session_id }, context) {
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
        reasons: [...row.reasons],
      },
    };
  },
};
