import { nameFields } from '@teeka/contract/names';
import { getUtilisationSummary } from '@teeka/contract/stock';
import { nameIn, unnamed } from '@teeka/domain/names';
import { checkReportRange, levelWithin, type PlaceLevel, spanBefore } from '@teeka/domain/reports';
import { differences } from '@teeka/domain/stock';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { levelOfArea } from './level-of-area.ts';
import { makeSummary } from './make-summary.ts';
import {
  differingSessions,
  placesNamed,
  sessionsNamed,
  sitesNamed,
  summedUp,
  vaccineNames,
  type WithoutReport,
  withoutReport,
} from './queries.ts';

export const getUtilisationSummaryHandler = queryHandler(
  getUtilisationSummary,
  async ({ from_date, to_date, within }, { actor, now, origin, db }) => {
    const checked = checkReportRange(
      { from: from_date, to: to_date },
      { today: now.today, fields: { from: 'from_date', to: 'to_date' } },
    );
    if ('refusal' in checked) return refuse(checked.refusal);
    const { scope } = actor;
    const { range } = checked;
    const span = spanBefore(range);
    const level = levelWithin(levelOfArea(scope), within?.level ?? null);
    const [rows, earlier, missing, differing, vaccines] = await Promise.all([
      db.rows(summedUp(scope, range, level)),
      span ? db.rows(summedUp(scope, span, level)) : [],
      db.rows(withoutReport(scope, range)),
      db.rows(differingSessions(scope, range)),
      db.rows(vaccineNames()),
    ]);
    const { places, ...made } = makeSummary(rows, vaccines);
    const called = new Map(
      (
        await db.rows(
          named(
            level,
            places.map(({ id }) => id),
          ),
        )
      ).map((one) => [one.id, one]),
    );
    const wireSession = ({ site, total: _, ...session }: WithoutReport) => ({
      ...session,
      session_site_name: nameIn(site, origin.language),
    });
    const known = new Map(vaccines.map((one) => [one.material_id, one]));
    const reply = {
      ...made,
      before: span && { from_date: span.from, to_date: span.to, ...makeSummary(earlier, vaccines) },
      level,
      places: places.map((place) => {
        const { name = unnamed, date_of_session = null } = called.get(place.id) ?? {};
        return { ...place, ...nameFields('name', name), date_of_session };
      }),
      without_report_total: missing[0]?.total ?? 0,
      without_report: missing.map(wireSession),
      differing_total: differing[0]?.total ?? 0,
      differing: differing.map(({ doses_given, doses_counted, ...session }) => ({
        ...wireSession(session),
        batches: differences(doses_given, doses_counted).map(({ material_id, ...batch }) => {
          const { material_name = '', material_code = '' } = known.get(material_id) ?? {};
          return { ...batch, material_name, material_code };
        }),
      })),
    };
    return { reply };
  },
);

/** What places of a level are called. */
function named(level: PlaceLevel, ids: readonly string[]) {
  if (level === 'site') return sitesNamed(ids);
  return level === 'session' ? sessionsNamed(ids) : placesNamed(level, ids);
}
