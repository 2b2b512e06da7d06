import { getVaccinationNotDoneReasons } from '@teeka/contract/cases';
import { written } from '@teeka/contract/names';
import { queryHandler } from '../../platform/http/handler.ts';
import { notDoneReasons } from './queries.ts';

export const getVaccinationNotDoneReasonsHandler = queryHandler(
  getVaccinationNotDoneReasons,
  async (_input, { db }) => ({ reply: { reasons: (await db.rows(notDoneReasons())).map(written('reason')) } }),
);
