import { getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { answerList, siteName, wireListed } from './answer-list.ts';
import { wishOf } from './asked.ts';
import { vaccinated } from './queries.ts';

export const getVaccinatedBeneficiaryListHandler: QueryHandler<typeof getVaccinatedBeneficiaryList> = {
  call: getVaccinatedBeneficiaryList,
  async answer(input, context) {
    const wish = wishOf(input, { direction: 'past', today: context.now.today });
    if ('refused' in wish) return wish;
    return answerList(vaccinated(context.actor, wish), wish, {
      db: context.db,
      wire: (row) => ({
        ...wireListed(row, context),
        vaccinated_on: row.given_on,
        session_site_name: siteName(row, context),
        dose_codes: [...row.dose_codes],
        vaccines: [...row.vaccines],
      }),
    });
  },
};
