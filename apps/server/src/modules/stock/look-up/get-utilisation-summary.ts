import { getUtilisationSummary } from '@teeka/contract/stock';
import { nameIn } from '@teeka/domain/names';
import { checkListRange } from '@teeka/domain/reports';
import { differences, summaryOf } from '@teeka/domain/stock';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { siteOfArea } from '../queries.ts';
import {
  differingSessions,
  linesOfArea,
  type SummaryLine,
  vaccineNames,
  type WithoutReport,
  withoutReport,
} from './queries.ts';

export const getUtilisationSummaryHandler = queryHandler(
  getUtilisationSummary,
  async ({ from_date, to_date, session_site_id }, { actor, now, origin, db }) => {
    const checked = checkListRange(
      { from: from_date, to: to_date },
      { direction: 'past', today: now.today, fields: { from: 'from_date', to: 'to_date' } },
    );
    if ('refusal' in checked) return refuse(checked.refusal);
    const { scope } = actor;
    const [site, lines, missing, differing, names] = await Promise.all([
      session_site_id === '' ? undefined : db.first(siteOfArea(scope, session_site_id)),
      db.rows(linesOfArea(scope, checked.range, session_site_id)),
      db.rows(withoutReport(scope, checked.range, session_site_id)),
      db.rows(differingSessions(scope, checked.range, session_site_id)),
      db.rows(vaccineNames()),
    ]);
    if (session_site_id !== '' && !site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const vaccines = new Map(names.map((one) => [one.material_id, one]));
    const wireSession = ({ site, ...session }: WithoutReport) => ({
      ...session,
      session_site_name: nameIn(site, origin.language),
    });
    const reply = {
      vaccines: [...Map.groupBy(lines, ({ material_id }) => material_id).values()].map(wireVaccine),
      sessions: new Set(lines.map(({ session_id }) => session_id)).size,
      without_report: missing.map(wireSession),
      differing: differing.map(({ doses_given, doses_counted, ...session }) => ({
        ...wireSession(session),
        batches: differences(doses_given, doses_counted).map(({ material_id, ...batch }) => {
          const { material_name = '', material_code = '' } = vaccines.get(material_id) ?? {};
          return { ...batch, material_name, material_code };
        }),
      })),
    };
    return { reply };
  },
);

function wireVaccine(lines: readonly SummaryLine[]) {
  const { netPercent, ...made } = summaryOf(lines);
  return {
    material_id: lines[0]?.material_id ?? 0,
    material_name: lines[0]?.material_name ?? '',
    material_code: lines[0]?.material_code ?? '',
    sessions: new Set(lines.map(({ session_id }) => session_id)).size,
    ...made,
    net_percent: netPercent,
  };
}
