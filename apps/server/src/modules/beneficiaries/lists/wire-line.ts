import type { LineListed } from '@teeka/contract/beneficiaries';
import type { CaseStatus } from '@teeka/domain/care';
import type { PreviousStatus } from '@teeka/domain/vaccinations';
import type { Taker } from '../../../platform/downloads/index.ts';
import { wireListed } from './answer-list.ts';
import type { LineRow } from './queries.ts';

/**
 * What a case says in the words of the line list (specification 2, section 3): closed without being completed, it approves
 * nothing.
 */
const lineStatus: Readonly<Record<CaseStatus, PreviousStatus>> = {
  open: 'pending',
  completed: 'approved',
  closed: 'sent-back',
};

/** A line of the line list. */
export const wireLine = (row: LineRow, taker: Pick<Taker, 'atRest' | 'origin'>): LineListed => ({
  ...wireListed(row, taker),
  case_id: row.case_id,
  given_elsewhere: row.previous_status !== null,
  opened_on: row.opened_on,
  closed_on: row.closed_on,
  material_category: row.material_category,
  dose_codes: [...row.dose_codes],
  status: row.previous_status ?? lineStatus[row.case_status ?? 'open'],
});
