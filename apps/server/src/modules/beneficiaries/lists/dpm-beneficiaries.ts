import { dpmBeneficiaries } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { answerList, siteName, wireListed } from './answer-list.ts';
import { wishOf } from './asked.ts';
import { planned } from './queries.ts';

export const dpmBeneficiariesHandler: QueryHandler<typeof dpmBeneficiaries> = {
  call: dpmBeneficiaries,
  async answer(input, context) {
    const wish = wishOf(input, { direction: 'both', today: context.now.today });
    if ('refused' in wish) return wish;
    return answerList(planned(context.actor, wish), wish, {
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
  },
};
