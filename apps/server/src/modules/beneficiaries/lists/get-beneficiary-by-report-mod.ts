import { getBeneficiaryByReportMod } from '@teeka/contract/beneficiaries';
import { caseStatuses } from '@teeka/domain/vaccinations';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { answerList, wireListed } from './answer-list.ts';
import { wishOf } from './asked.ts';
import { lineListing } from './queries.ts';

/**
 * Line-list statuses of the wire: 0 pending, 1 or 2 approved, anything else pending (specification 2, section 3). A case
 * that was closed without being completed approves nothing: 3.
 */
const lineStatus: Readonly<Record<number, number>> = {
  [caseStatuses.open]: 0,
  [caseStatuses.completed]: 1,
  [caseStatuses.closed]: 3,
};

export const getBeneficiaryByReportModHandler: QueryHandler<typeof getBeneficiaryByReportMod> = {
  call: getBeneficiaryByReportMod,
  async answer(input, context) {
    const wish = wishOf(input, { direction: 'past', today: context.now.today });
    if ('refused' in wish) return wish;
    return answerList(lineListing(context.actor, wish), wish, {
      db: context.db,
      wire: (row) => ({
        ...wireListed(row, context),
        case_id: row.case_id,
        given_elsewhere: row.previous_status !== null,
        opened_on: row.opened_on,
        closed_on: row.closed_on,
        material_category: row.material_category,
        dose_codes: [...row.dose_codes],
        status: row.previous_status ?? lineStatus[row.case_status ?? 0] ?? 0,
      }),
    });
  },
};
