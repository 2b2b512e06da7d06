import { sessionHistory } from '@teeka/contract/sessions';
import { sessionCodes, wordFor } from '@teeka/contract/word-for';
import { checkListRange } from '@teeka/domain/reports';
import { statusesNamedAs } from '@teeka/domain/sessions';
import { type QueryHandler, refuse } from '../../../platform/http/handler.ts';
import { pageOfPlans } from '../plans/page-of-plans.ts';

export const sessionHistoryHandler: QueryHandler<typeof sessionHistory> = {
  call: sessionHistory,
  async answer({ from_date, to_date, status, page, pageSize }, context) {
    const asked = checkListRange(
      { from: from_date, to: to_date },
      { direction: 'past', today: context.now.today, fields: { from: 'from_date', to: 'to_date' } },
    );
    if ('refusal' in asked) return refuse(asked.refusal);
    const statuses = status === null ? null : statusesNamedAs(wordFor(sessionCodes, status));
    const wish = { ...asked.range, statuses, page, pageSize, site: null, latestFirst: true };
    return { reply: await pageOfPlans(wish, context) };
  },
};
