import type { PlannedSession } from '@teeka/contract/sessions';
import type { Context } from '../../../platform/http/handler.ts';
import { wireSession } from '../wire-session.ts';
import type { PlannedRow } from './queries.ts';

/** A session as those see it who plan. */
export function wirePlanned(row: PlannedRow, context: Pick<Context, 'atRest' | 'origin'>): PlannedSession {
  return {
    ...wireSession(row, context),
    session_site_name: row.site_en,
    session_site_name_hi: row.site_hi,
    facilty_name: row.facility_en,
    facilty_name_hi: row.facility_hi,
    team_members: [...row.team_members],
  };
}
