import {
  getBeneficiaryBySurveyor,
  getBeneficiaryCountBySurveyor,
  getTotalBeneficiaryBySurveyor,
  seesAllSurveyors,
} from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../../platform/http/handler.ts';
import { answerList } from '../answer-list.ts';
import { daysOf } from '../asked.ts';
import { registered } from '../queries.ts';
import { wireRegistered } from '../wire-registered.ts';
import { registeredBySurveyor, registeredCounts, registeredPerDay } from './queries.ts';

export const getBeneficiaryBySurveyorHandler: QueryHandler<typeof getBeneficiaryBySurveyor> = {
  call: getBeneficiaryBySurveyor,
  async answer(input, context) {
    const { today } = context.now;
    const days = daysOf(input, today);
    if ('refused' in days) return days;
    const { actor } = context;
    const whose = seesAllSurveyors(actor.role) ? { mine: false, by: input.surveyor_id, today } : { mine: true, today };
    return answerList(registered(actor, { ...input, ...days }, whose), input, {
      db: context.db,
      wire: (row) => wireRegistered(row, context),
    });
  },
};

export const getTotalBeneficiaryBySurveyorHandler: QueryHandler<typeof getTotalBeneficiaryBySurveyor> = {
  call: getTotalBeneficiaryBySurveyor,
  async answer(input, { actor, now, db }) {
    const days = daysOf(input, now.today);
    if ('refused' in days) return days;
    const [data, surveyors] = await Promise.all([
      db.rows(registeredPerDay(actor, now.today, days.range)),
      db.rows(registeredBySurveyor(actor, now.today, days.range)),
    ]);
    return {
      reply: { total: data.reduce((sum, { total }) => sum + total, 0), data, surveyors: [...surveyors] },
    };
  },
};

export const getBeneficiaryCountBySurveyorHandler: QueryHandler<typeof getBeneficiaryCountBySurveyor> = {
  call: getBeneficiaryCountBySurveyor,
  async answer(_input, { actor, now, db }) {
    const counts = await db.first(registeredCounts(actor, now.today));
    return { reply: counts ?? { today: 0, week: 0, month: 0, total: 0 } };
  },
};
