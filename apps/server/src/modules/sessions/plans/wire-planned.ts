import { nameFields } from '@teeka/contract/names';
import type { PlannedSession } from '@teeka/contract/sessions';
import type { Context } from '../../../platform/http/handler.ts';
import { wireSession } from '../wire-session.ts';
import type { PlannedRow } from './queries.ts';

/** A session as those see it who plan. */
export function wirePlanned(row: PlannedRow, context: Pick<Context, 'atRest' | 'origin'>): PlannedSession {
  return {
    ...wireSession(row, context),
    ...nameFields('session_site_name', row.site),
    ...nameFields('facilty_name', row.facility),
    ...(row.block ? nameFields('block_name', row.block) : {}),
    team_members: [...row.team_members],
    team_names: [...row.team_names],
  };
}
