import { getBeneficiaryCountBySurveyor } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../../platform/http/handler.ts';
import { registeredCounts } from './queries.ts';

export const getBeneficiaryCountBySurveyorHandler = queryHandler(
  getBeneficiaryCountBySurveyor,
  async (_input, { actor, now, db }) => {
    const counts = await db.first(registeredCounts(actor, now.today));
    return { reply: counts ?? { today: 0, week: 0, month: 0, total: 0 } };
  },
);
