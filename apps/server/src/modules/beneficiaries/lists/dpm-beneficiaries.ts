import { dpmBeneficiaries } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerList, siteName, wireListed } from './answer-list.ts';
import { planned } from './queries.ts';
import { wishOf } from './wish-of.ts';

export const dpmBeneficiariesHandler = queryHandler(dpmBeneficiaries, async (input, context) => {
  const { session_id } = input;
  const days = session_id === '' ? wishOf(input, { direction: 'both', today: context.now.today }) : null;
  if (days && 'refused' in days) return days;
  return answerList(planned(context.actor, input, days ? days.range : session_id), input, {
    db: context.db,
    wire: (row) => ({
      ...wireListed(row, context),
      session_id: row.session_id,
      session_name: row.session_name,
      session_site_name: siteName(row, context),
      date_of_session: row.date_of_session,
      status: row.roster_status,
    }),
  });
});
