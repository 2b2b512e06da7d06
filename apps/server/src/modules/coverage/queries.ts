import type { Coverage } from '@teeka/contract/coverage';
import { type CohortAge, cohortDoses } from '@teeka/domain/coverage';
import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../platform/access/scope.ts';
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

const sums = sql`sum(c.children)::int as children, sum(c.complete)::int as complete,
  ${summedPlaces('eligible')} as eligible, ${summedPlaces('had')} as had`;

/** Where a village `v` lies, by the tree of places. */
const placeOf = (level: Coverage['level']): RawBuilder<unknown> => sql`case ${level}::text
  when 'state' then (select e.parent_code from location k join location e on e.level = 'district' and e.code = k.parent_code
    where k.level = 'block' and k.code = v.parent_code)
  when 'district' then (select k.parent_code from location k where k.level = 'block' and k.code = v.parent_code)
  when 'block' then v.parent_code
  else v.code end`;

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

/** The cohorts of some months, summed up by the places of a level. */
export function cohortsByPlace(scope: Scope, { from, to }: DateRange, level: Coverage['level']) {
  return read(cohortRow)`
    select l.code, ${namesIn('l')} as name, placed.age, placed.children, placed.complete, placed.eligible, placed.had
    from (
      select lies.place, c.age, ${sums}
      from coverage_month c join (
        select v.code, ${placeOf(level)} as place from location v where v.level = 'village'
      ) lies on lies.code = c.village_code
      where c.month between ${from}::date and ${to}::date and ${villageInScope('c.village_code', scope)}
      group by lies.place, c.age
    ) placed join location l on l.level = ${level} and l.code = placed.place
    order by l.name_en, l.code, placed.age`;
}

const cohortMonthRow = { month: col.date, age: col.int.of<CohortAge>(), children: col.int, complete: col.int };
export type CohortMonthRow = RowOf<typeof cohortMonthRow>;

/** The cohorts of some months, each for itself. */
export function cohortsByMonth(scope: Scope, { from, to }: DateRange) {
  return read(cohortMonthRow)`
    select c.month, c.age, sum(c.children)::int as children, sum(c.complete)::int as complete
    from coverage_month c
    where c.month between ${from}::date and ${to}::date and ${villageInScope('c.village_code', scope)}
    group by c.month, c.age`;
}

const countsOfSites = { planned: col.int, took_place: col.int, cancelled: col.int, doses: col.int, ...courseColumns };
const siteMonthRow = { month: col.date, ...countsOfSites };
export type SiteMonthRow = RowOf<typeof siteMonthRow>;
const summedCounts = sql.join(
  Object.keys(countsOfSites).map((name) => sql`sum(${sql.ref(`m.${name}`)})::int as ${sql.ref(name)}`),
);

/** What the sites of an area did in some months, each for itself. */
export function sitesByMonth(scope: Scope, { from, to }: DateRange) {
  return read(siteMonthRow)`
    select m.month, ${summedCounts} from site_month m
    where m.month between ${from}::date and ${to}::date and ${siteInScope('m.session_site_id', scope)}
    group by m.month`;
}

const vialsRow = { material_id: col.int, doses_per_vial: col.int, ...figureColumns };
export type VialsRow = RowOf<typeof vialsRow>;
const summedVials = sql.join(figureNames.map((name) => sql`sum(${sql.ref(`m.${name}`)})::int as ${sql.ref(name)}`));

/** What the sites of an area made of their vials, by vaccine and size. */
export function vialsOfArea(scope: Scope, { from, to }: DateRange) {
  return read(vialsRow)`
    select m.material_id, m.doses_per_vial, ${summedVials} from site_month_vials m
    where m.month between ${from}::date and ${to}::date and ${siteInScope('m.session_site_id', scope)}
    group by m.material_id, m.doses_per_vial`;
}

/** The instant up to which everything is in the figures. */
export function lastRound() {
  return read({ counted_at: col.timestamptz })`select counted_at from coverage_round`;
}
