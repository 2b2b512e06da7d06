import { getBeneficiaryByReportMod } from '@teeka/contract/beneficiaries';
import type { CaseStatus } from '@teeka/domain/care';
import type { PreviousStatus } from '@teeka/domain/vaccinations';
import { queryHandler } from '../../../platform/http/handler.ts';
import { answerList, wireListed } from './answer-list.ts';
import { lineListing } from './queries.ts';
import { wishOf } from './wish-of.ts';

/**
 * What a case says in the words of the line list (specification 2, section 3): closed without being completed, it approves
 * nothing.
 */
const lineStatus: Readonly<Record<CaseStatus, PreviousStatus>> = {
  open: 'pending',
  completed: 'approved',
  closed: 'sent-back',
};

export const getBeneficiaryByReportModHandler = queryHandler(getBeneficiaryByReportMod, async (input, context) => {
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
      status: row.previous_status ?? lineStatus[row.case_status ?? 'open'],
    }),
  });
});
