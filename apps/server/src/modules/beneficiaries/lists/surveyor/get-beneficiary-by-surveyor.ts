import { getBeneficiaryBySurveyor } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../../platform/http/handler.ts';
import { answerList } from '../answer-list.ts';
import { registered } from '../queries.ts';
import { wireRegistered } from '../wire-registered.ts';
import { daysOf } from '../wish-of.ts';
import { ofSurveyor } from './of-surveyor.ts';

export const getBeneficiaryBySurveyorHandler = queryHandler(getBeneficiaryBySurveyor, async (input, context) => {
  const { today } = context.now;
  const days = daysOf(input, today);
  if ('refused' in days) return days;
  const { actor } = context;
  const whose = { ...ofSurveyor(actor, input.surveyor_id), today };
  return answerList(registered(actor, { ...input, ...days }, whose), input, {
    db: context.db,
    wire: (row) => wireRegistered(row, context),
  });
});
