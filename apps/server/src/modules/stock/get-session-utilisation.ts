import { getSessionUtilisation } from '@teeka/contract/stock';
import { nameIn } from '@teeka/domain/names';
import { sessionCategory } from '@teeka/domain/sessions';
import { carriedOn } from '@teeka/domain/stock';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { keptVials, sessionUtilisation } from './queries.ts';

export const getSessionUtilisationHandler = queryHandler(
  getSessionUtilisation,
  async ({ session_id }, { actor, origin, db }) => {
    const row = await db.first(sessionUtilisation(actor.scope, session_id));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { date_of_session, report } = row;
    const kept = await db.rows(keptVials(row.session_site_id, date_of_session));
    const reply = {
      date_of_session,
      session_name: row.session_name,
      session_site_id: row.session_site_id,
      session_site_name: nameIn(row.site, origin.language),
      session_category_type: sessionCategory(row.category),
      given: [...row.given],
      carried: [...carriedOn(kept, date_of_session)],
      report: report && {
        ...report,
        lines: [...report.lines],
        reported_by: report.reported_by ?? '',
        captured_at: new Date(report.captured_at).toISOString(),
      },
    };
    return { reply, audit: [{ beneficiary_id: '0', subject: session_id }] };
  },
);
