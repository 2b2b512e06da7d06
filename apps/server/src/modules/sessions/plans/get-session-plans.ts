import { getSessionPlans } from '@teeka/contract/sessions';
import { checkListRange } from '@teeka/domain/reports';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { pageOfPlans } from './page-of-plans.ts';

/** It may begin in the past: what was not held, or was never ended, is seen to as well. */
export const getSessionPlansHandler = queryHandler(getSessionPlans, async (input, context) => {
  const { page, pageSize, session_site_id: site } = input;
  if (site !== '' && !isUuid(site)) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
  const checked = checkListRange(
    { from: input.from_date, to: input.to_date },
    { direction: 'both', today: context.now.today, fields: { from: 'from_date', to: 'to_date' } },
  );
  if ('refusal' in checked) return refuse(checked.refusal);
  const paging = { page, pageSize };
  const wish = { ...checked.range, ...paging, site: site === '' ? null : site, statuses: null };
  return { reply: await pageOfPlans(wish, context) };
});
