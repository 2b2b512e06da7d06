import { getVaccinationNotDoneReasons } from '@teeka/contract/cases';
import { written } from '@teeka/contract/names';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { notDoneReasons } from './queries.ts';

export const getVaccinationNotDoneReasonsHandler: QueryHandler<typeof getVaccinationNotDoneReasons> = {
  call: getVaccinationNotDoneReasons,
  async answer(_input, { db }) {
    return { reply: { reasons: (await db.rows(notDoneReasons())).map(written('reason')) } };
  },
};
