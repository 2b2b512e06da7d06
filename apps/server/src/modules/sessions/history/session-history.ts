import { sessionHistory } from '@teeka/contract/sessions';
import { sessionCodes, wordFor } from '@teeka/contract/word-for';
import { checkListRange } from '@teeka/domain/reports';
import { statusesNamedAs } from '@teeka/domain/sessions';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { pageOfPlans } from '../plans/page-of-plans.ts';

export const sessionHistoryHandler = queryHandler(
  sessionHistory,
  async ({ from_date, to_date, status, page, pageSize }, context) => {
    const checked = checkListRange(
      { from: from_date, to: to_date },
      { direction: 'past', today: context.now.today, fields: { from: 'from_date', to: 'to_date' } },
    );
    if ('refusal' in checked) return refuse(checked.refusal);
    const statuses = status === null ? null : statusesNamedAs(wordFor(sessionCodes, status));
    const wish = { ...checked.range, statuses, page, pageSize, site: null, latestFirst: true };
    return { reply: await pageOfPlans(wish, context) };
  },
);
