import { getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerList } from './answer-list.ts';
import { vaccinated } from './queries.ts';
import { wireVaccinated } from './wire-vaccinated.ts';
import { wishOf } from './wish-of.ts';

export const getVaccinatedBeneficiaryListHandler = queryHandler(
  getVaccinatedBeneficiaryList,
  async (input, context) => {
    const wish = wishOf(input, { direction: 'past', today: context.now.today });
    if ('refused' in wish) return wish;
    return answerList(vaccinated(context.actor, wish), wish, {
      db: context.db,
      wire: (row) => wireVaccinated(row, context),
    });
  },
);
