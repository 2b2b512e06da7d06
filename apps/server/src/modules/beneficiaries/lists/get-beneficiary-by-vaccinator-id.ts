import { getBeneficiaryByVaccinatorId } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerList } from './answer-list.ts';
import { registered } from './queries.ts';
import { wireRegistered } from './wire-registered.ts';
import { wishOf } from './wish-of.ts';

export const getBeneficiaryByVaccinatorIdHandler = queryHandler(
  getBeneficiaryByVaccinatorId,
  async (input, context) => {
    const { today } = context.now;
    const wish = wishOf(input, { direction: 'past', today });
    if ('refused' in wish) return wish;
    return answerList(registered(context.actor, wish, { mine: input.mine, today }), wish, {
      db: context.db,
      wire: (row) => wireRegistered(row, context),
    });
  },
);
