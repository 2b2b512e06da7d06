import { type Coverage, type CoveredCohort, getCoverage } from '@teeka/contract/coverage';
import { nameFields } from '@teeka/contract/names';
import { addMonths } from '@teeka/domain/calendar';
import { type CohortAge, checkMonth, cohortDoses, monthsShown, monthsUpTo } from '@teeka/domain/coverage';
import { unnamed } from '@teeka/domain/names';
import { completionPercent } from '@teeka/domain/rabies';
import { levelWithin } from '@teeka/domain/reports';
import { summaryOf } from '@teeka/domain/stock';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { levelOfArea, vaccineNames } from '../stock/index.ts';
import {
  type CohortMonthRow,
  type CohortRow,
  cohortsByMonth,
  cohortsByPlace,
  comingByMonth,
  lastRound,
  type SiteMonthRow,
  sitesByMonth,
  type VialsRow,
  vialsOfArea,
} from './queries.ts';

/** All of the page from tables that are summed up beforehand: seven statements, whose rows are places, months and vaccines. */
export const getCoverageHandler = queryHandler(getCoverage, async ({ month: requested, months, within }, context) => {
  const { actor, now, db } = context;
  const checked = checkMonth(requested, { today: now.today, field: 'month' });
  if ('refusal' in checked) return refuse(checked.refusal);
  const { scope } = actor;
  const { month } = checked;
  const level = placesWithin(levelWithin(levelOfArea(scope), within?.level ?? null));
  const shown = monthsUpTo(month, monthsShown);
  const range = monthsUpTo(month, months);
  const [round, placed, byMonth, bySites, coming, vials, vaccines] = await Promise.all([
    db.first(lastRound()),
    db.rows(cohortsByPlace(scope, { range, level })),
    db.rows(cohortsByMonth(scope, { range: shown, level })),
    db.rows(sitesByMonth(scope, { range: shown, level })),
    db.rows(comingByMonth(scope, { level }, now.today)),
    db.rows(vialsOfArea(scope, { range, level })),
    db.rows(vaccineNames()),
  ]);
  const ofTime = (from: string, to: string) => {
    const isIn = (one: { readonly month: string }) => one.month >= from && one.month <= to;
    return sessionsIn(bySites.filter(isIn), coming.filter(isIn));
  };
  const inRange = bySites.filter((one) => one.month >= range.from);
  const reply: Coverage = {
    counted_at: round?.counted_at.toISOString() ?? null,
    ...bothCohorts(placed),
    level,
    places: [...Map.groupBy(placed, ({ code }) => code)].map(([code, rows]) => ({
      code,
      ...nameFields('name', rows[0]?.name ?? unnamed),
      ...bothCohorts(rows),
    })),
    trend: Array.from({ length: monthsShown }, (_, nth) => addMonths(shown.from, nth)).map((each) => ({
      month: each,
      first: cohortIn(byMonth, each, 1),
      second: cohortIn(byMonth, each, 2),
      sessions: ofTime(each, each),
    })),
    sessions: ofTime(range.from, range.to),
    wastage: wastageOf(vials, vaccines),
    rabies: rabiesIn(inRange),
  };
  return { reply };
});

const placesWithin = (level: ReturnType<typeof levelWithin>): Coverage['level'] =>
  level === 'site' || level === 'session' ? 'village' : level;

const total = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const bothCohorts = (rows: readonly CohortRow[]) => ({ first: cohortOf(rows, 1), second: cohortOf(rows, 2) });

function cohortOf(rows: readonly CohortRow[], age: CohortAge): CoveredCohort {
  const own = rows.filter((row) => row.age === age);
  return {
    children: total(own, ({ children }) => children),
    complete: total(own, ({ complete }) => complete),
    doses: cohortDoses[age].map((code, nth) => ({
      code,
      eligible: total(own, ({ eligible }) => eligible[nth] ?? 0),
      had: total(own, ({ had }) => had[nth] ?? 0),
    })),
  };
}

function cohortIn(rows: readonly CohortMonthRow[], month: string, age: CohortAge) {
  const { children = 0, complete = 0 } = rows.find((row) => row.month === month && row.age === age) ?? {};
  return { children, complete };
}

const sessionsIn = (rows: readonly SiteMonthRow[], coming: readonly { readonly sessions: number }[]) => ({
  planned: total(rows, ({ planned }) => planned),
  took_place: total(rows, ({ took_place }) => took_place),
  cancelled: total(rows, ({ cancelled }) => cancelled),
  to_come: total(coming, ({ sessions }) => sessions),
  doses: total(rows, ({ doses }) => doses),
});

function rabiesIn(rows: readonly SiteMonthRow[]): Coverage['rabies'] {
  const counts = {
    open: total(rows, ({ courses_open }) => courses_open),
    completed: total(rows, ({ courses_completed }) => courses_completed),
    lapsed: total(rows, ({ courses_lapsed }) => courses_lapsed),
    restarted: total(rows, ({ courses_restarted }) => courses_restarted),
    stopped: total(rows, ({ courses_stopped }) => courses_stopped),
    ended: total(rows, ({ courses_ended }) => courses_ended),
  };
  const begun = total(Object.values(counts), (count) => count);
  return { begun, ...counts, percent: completionPercent(counts) };
}

type Vaccine = Pick<Coverage['wastage'][number], 'material_id' | 'material_name' | 'material_code'>;

/** By vaccine, in the order of the list of vaccines; wastage by the rule of the report of utilisation. */
function wastageOf(rows: readonly VialsRow[], vaccines: readonly Vaccine[]): Coverage['wastage'] {
  return vaccines.flatMap(({ material_id, material_name, material_code }) => {
    const lines = rows.filter((row) => row.material_id === material_id);
    if (lines.length === 0) return [];
    const { vials_opened, doses_given, net, netPercent } = summaryOf(lines);
    return [{ material_id, material_name, material_code, vials_opened, doses_given, net, net_percent: netPercent }];
  });
}
