import { dpmBeneficiaries } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerList } from './answer-list.ts';
import { planned } from './queries.ts';
import { wirePlanned } from './wire-planned.ts';
import { wishOf } from './wish-of.ts';

export const dpmBeneficiariesHandler = queryHandler(dpmBeneficiaries, async (input, context) => {
  const { session_id } = input;
  const days = session_id === '' ? wishOf(input, { direction: 'both', today: context.now.today }) : null;
  if (days && 'refused' in days) return days;
  return answerList(planned(context.actor, input, days ? days.range : session_id), input, {
    db: context.db,
    wire: (row) => wirePlanned(row, context),
  });
});
