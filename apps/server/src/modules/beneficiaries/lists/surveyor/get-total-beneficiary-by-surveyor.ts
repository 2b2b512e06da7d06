import { getTotalBeneficiaryBySurveyor } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../../platform/http/handler.ts';
import { daysOf } from '../wish-of.ts';
import { registeredBySurveyor, registeredPerDay } from './queries.ts';

export const getTotalBeneficiaryBySurveyorHandler = queryHandler(
  getTotalBeneficiaryBySurveyor,
  async (input, { actor, now, db }) => {
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
);
