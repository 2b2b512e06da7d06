import type { Coverage } from '@teeka/contract/coverage';
import type { CivilDate } from '@teeka/domain/calendar';
import { type CohortAge, cohortDoses } from '@teeka/domain/coverage';
import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { blockInScope, siteInScope, villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';
import { figureColumns, figureNames } from '../stock/index.ts';
import { courseColumns } from './course-columns.ts';

const mostDoses = Math.max(cohortDoses[1].length, cohortDoses[2].length);

/** A list whose every place is summed up; a cohort with fewer doses has nothing beyond them. */
const summedPlaces = (list: 'eligible' | 'had'): RawBuilder<unknown> => {
  const places = Array.from(
    { length: mostDoses },
    (_, nth) => sql`coalesce(sum(${sql.ref(`c.${list}`)}[${sql.lit(nth + 1)}]), 0)::int`,
  );
  return sql`array[${sql.join(places)}]`;
};

/** What cohorts `c` come to together. */
export const summedCohorts = sql`sum(c.children)::int as children, sum(c.complete)::int as complete,
  ${summedPlaces('eligible')} as eligible, ${summedPlaces('had')} as had`;

/** Columns of months `m` that are summed up. */
const summed = (names: readonly string[]) => ({
  names: sql.join(names.map((name) => sql.ref(name))),
  sums: sql.join(names.map((name) => sql`sum(${sql.ref(`m.${name}`)})::int as ${sql.ref(name)}`)),
});

const countsOfSites = { planned: col.int, took_place: col.int, cancelled: col.int, doses: col.int, ...courseColumns };
export const summedCounts = summed(Object.keys(countsOfSites));
export const summedVials = summed(figureNames);

/**
 * From what the figures of an area are put together: of a block or less from its villages and sites, of more from its blocks, which
 * are some where those are thousands. What lies in the area is a condition on the rows.
 */
interface Ground {
  readonly cohorts: RawBuilder<unknown>;
  readonly sites: RawBuilder<unknown>;
  readonly vials: RawBuilder<unknown>;
  readonly coming: RawBuilder<unknown>;
}

function groundOf(scope: Scope, level: Coverage['level']): Ground {
  if (level === 'village') {
    const atSites = siteInScope('m.session_site_id', scope);
    return {
      cohorts: sql`coverage_month c where ${villageInScope('c.village_code', scope)}`,
      sites: sql`site_month m where ${atSites}`,
      vials: sql`site_month_vials m where ${atSites}`,
      coming: sql`site_day_coming m where ${atSites}`,
    };
  }
  const inBlocks = blockInScope('m.block_code', scope);
  return {
    cohorts: sql`block_coverage_month c where ${blockInScope('c.block_code', scope)}`,
    sites: sql`block_site_month m where ${inBlocks}`,
    vials: sql`block_site_month_vials m where ${inBlocks}`,
    coming: sql`block_day_coming m where ${inBlocks}`,
  };
}

/** In what place of a level a row of cohorts `c` lies, by the tree of places; blocks are the smallest of a larger area. */
const placeOf: { readonly [Level in Coverage['level']]: RawBuilder<unknown> } = {
  village: sql`c.village_code`,
  block: sql`c.block_code`,
  district: sql`(select k.parent_code from location k where k.level = 'block' and k.code = c.block_code)`,
  state: sql`(select e.parent_code from location k join location e on e.level = 'district' and e.code = k.parent_code
    where k.level = 'block' and k.code = c.block_code)`,
};

const cohortRow = {
  code: col.int,
  name: col.names,
  age: col.int.of<CohortAge>(),
  children: col.int,
  complete: col.int,
  eligible: col.int.array,
  had: col.int.array,
};
export type CohortRow = RowOf<typeof cohortRow>;

/** What is asked: the months, and what lies next within the area. */
interface Question {
  readonly range: DateRange;
  readonly level: Coverage['level'];
}

/** The cohorts of some months, summed up by the places of a level. */
export function cohortsByPlace(scope: Scope, { range: { from, to }, level }: Question) {
  return read(cohortRow)`
    select l.code, ${namesIn('l')} as name, placed.age, placed.children, placed.complete, placed.eligible, placed.had
    from (
      select ${placeOf[level]} as place, c.age, ${summedCohorts}
      from ${groundOf(scope, level).cohorts} and c.month between ${from}::date and ${to}::date
      group by 1, c.age
    ) placed join location l on l.level = ${level} and l.code = placed.place
    order by l.name_en, l.code, placed.age`;
}

const cohortMonthRow = { month: col.date, age: col.int.of<CohortAge>(), children: col.int, complete: col.int };
export type CohortMonthRow = RowOf<typeof cohortMonthRow>;

/** The cohorts of some months, each for itself. */
export function cohortsByMonth(scope: Scope, { range: { from, to }, level }: Question) {
  return read(cohortMonthRow)`
    select c.month, c.age, sum(c.children)::int as children, sum(c.complete)::int as complete
    from ${groundOf(scope, level).cohorts} and c.month between ${from}::date and ${to}::date
    group by c.month, c.age`;
}

const siteMonthRow = { month: col.date, ...countsOfSites };
export type SiteMonthRow = RowOf<typeof siteMonthRow>;

/** What the sites of an area did in some months, each for itself. */
export function sitesByMonth(scope: Scope, { range: { from, to }, level }: Question) {
  return read(siteMonthRow)`
    select m.month, ${summedCounts.sums}
    from ${groundOf(scope, level).sites} and m.month between ${from}::date and ${to}::date
    group by m.month`;
}

/** Sessions of an area that are still to come, by their months: those of today too, as long as they are not begun. */
export function comingByMonth(scope: Scope, { level }: Pick<Question, 'level'>, today: CivilDate) {
  return read({ month: col.date, sessions: col.int })`
    select date_trunc('month', m.date_of_session)::date as month, sum(m.sessions)::int as sessions
    from ${groundOf(scope, level).coming} and m.date_of_session >= ${today}::date
    group by 1`;
}

const vialsRow = { material_id: col.int, doses_per_vial: col.int, ...figureColumns };
export type VialsRow = RowOf<typeof vialsRow>;

/** What the sites of an area made of their vials, by vaccine and size. */
export function vialsOfArea(scope: Scope, { range: { from, to }, level }: Question) {
  return read(vialsRow)`
    select m.material_id, m.doses_per_vial, ${summedVials.sums}
    from ${groundOf(scope, level).vials} and m.month between ${from}::date and ${to}::date
    group by m.material_id, m.doses_per_vial`;
}

/** The instant up to which everything is in the figures. */
export function lastRound() {
  return read({ counted_at: col.timestamptz })`select counted_at from coverage_round`;
}
