import type { PlannedPerson } from '@teeka/contract/beneficiaries';
import type { Taker } from '../../../platform/downloads/index.ts';
import { siteName, wireListed } from './answer-list.ts';
import type { PlannedRow } from './queries.ts';

/** Somebody on the list of a session. */
export const wirePlanned = (row: PlannedRow, taker: Pick<Taker, 'atRest' | 'origin'>): PlannedPerson => ({
  ...wireListed(row, taker),
  session_id: row.session_id,
  session_name: row.session_name,
  session_site_name: siteName(row, taker),
  date_of_session: row.date_of_session,
  status: row.roster_status,
});
