import { sessionHistory } from '@teeka/contract/sessions';
import { sessionCodes, wordFor } from '@teeka/contract/word-for';
import { checkReportRange } from '@teeka/domain/reports';
import { statusesNamedAs } from '@teeka/domain/sessions';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { countPlans } from '../plans/queries.ts';
import { wirePlanned } from '../plans/wire-planned.ts';
import { pastSessions } from './queries.ts';

export const sessionHistoryHandler = queryHandler(
  sessionHistory,
  async ({ from_date, to_date, status, sort, page, pageSize }, context) => {
    const { actor, db, now, origin } = context;
    const checked = checkReportRange(
      { from: from_date, to: to_date },
      { today: now.today, fields: { from: 'from_date', to: 'to_date' } },
    );
    if ('refusal' in checked) return refuse(checked.refusal);
    const statuses = status === null ? null : statusesNamedAs(wordFor(sessionCodes, status));
    const wish = { ...checked.range, statuses, page, pageSize, site: null };
    const [rows, count] = await Promise.all([
      db.rows(pastSessions(actor.scope, wish, { sort, language: origin.language })),
      db.first(countPlans(actor.scope, wish)),
    ]);
    const total = count?.total ?? 0;
    const data = rows.map((row) => ({ ...wirePlanned(row, context), doses: row.doses }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data } };
  },
);
