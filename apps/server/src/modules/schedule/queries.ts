import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, orNone, type RowOf } from '../../platform/db/row.ts';
import { seenSinceByPlaces } from '../../platform/db/seen-since.ts';
import { read, type Statement, write } from '../../platform/db/statement.ts';
import {
  ashaOfHousehold,
  joinVillage,
  judgedPerson,
  knownByWord,
  personRow,
  placeRow,
  placeRules,
  reportedDeadOn,
} from '../beneficiaries/index.ts';
import type { JudgedRow } from './judge-due.ts';

/** The villages of a question. */
export interface DueArea {
  readonly site: string | null;
  readonly village: number | null;
  readonly asha: string | null;
}

/**
 * Nobody older is on the national schedule but workers, and no pregnancy lasts longer: others are not judged at all, nor who is
 * reported dead.
 */
const candidate = (today: CivilDate) => sql<boolean>`(b.deceased_on is null
  and (b.dob > (${today}::date - interval '19 years') or b.lmp_date >= ${today}::date - 400 or b.worker_category <> '')
  and ${reportedDeadOn('b')} is null)`;

const areaOf = (scope: Scope, { site, village, asha }: DueArea) => sql`area as materialized (
  select v.code as village_code from location v
  where v.level = 'village' and ${villageInScope('v.code', scope)}
    and (${village}::int is null or v.code = ${village}::int)
    and (${site}::uuid is null or v.code in (
      select s.village_code from site_village s where s.session_site_id = ${site}::uuid))
    and (${asha}::uuid is null or v.code in (
      select u.village_code from user_village u where u.user_id = ${asha}::uuid)))`;

/** What the engine asks about a person `b` whose village is `v`. */
export const judged = (
  today: CivilDate,
) => sql`b.beneficiary_id, b.village_code, b.dob, b.gender, b.lmp_date, b.deceased_on,
  b.worker_category,
  ${candidate(today)} as candidate,
  ${placeRules},
  case when ${candidate(today)} then (
    select coalesce(json_agg(json_build_array(g.dose_code, g.given_on, m.material_code, ${knownByWord('g')})
      order by g.given_on, g.dose_code, g.attempt), '[]')
    from dose g left join material m on m.material_id = g.material_id
    where g.beneficiary_id = b.beneficiary_id and not exists (
      select from dose_void x where x.beneficiary_id = g.beneficiary_id and x.dose_id = g.dose_id)
  ) else '[]'::json end as doses`;

export const changedRow = {
  ...judgedPerson,
  ...placeRow,
  worker_category: col.text,
  doses: col.json<JudgedRow['doses']>(),
  village_code: col.int,
  candidate: col.bool,
};
export type ChangedRow = RowOf<typeof changedRow>;

/** Who changed after the rows of their village were made. `seen` holds village and since. */
const changedIn = sql`changed as materialized (
  select b.beneficiary_id from seen join beneficiary b using (village_code) where b.changed_in >= seen.since
  union select g.beneficiary_id from seen join dose g using (village_code) where g.changed_in >= seen.since
  union select x.beneficiary_id from seen join dose_void x using (village_code) where x.changed_in >= seen.since)`;

/** Also who has left the area since: the stored row, which still stands under the village that was left, is not to be told. */
const changedOrLeft = sql`${changedIn}, behind as materialized (
  select beneficiary_id from changed
  union select d.beneficiary_id from seen join departure d using (village_code) where d.changed_in >= seen.since)`;

/** People whose rows of the area are behind, and whether each is of the area now; without a site in reach, nothing at all. */
export function changedPeople(
  scope: Scope,
  area: DueArea,
  { today, rules }: { readonly today: CivilDate; readonly rules: string },
) {
  return read({ ...changedRow, is_here: col.bool })`
    with ${areaOf(scope, area)}, seen as materialized (
      select a.village_code, coalesce(${seenSinceByPlaces(rules)}, '0'::xid8) as since
      from area a left join due_village d using (village_code)
    ), ${changedOrLeft}
    select ${judged(today)}, exists (select from area a where a.village_code = b.village_code) as is_here
    from behind join beneficiary b using (beneficiary_id) ${joinVillage}`;
}

export function siteInReach(scope: Scope, site: string) {
  return read({ found: col.bool })`
    select true as found from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

/** A person's coming doses as they are stored: one element of each list a dose. */
export interface DueRow {
  readonly beneficiary_id: string;
  readonly village_code: number;
  readonly codes: readonly string[];
  readonly opens: readonly CivilDate[];
  readonly overdue: readonly (CivilDate | null)[];
  readonly closes: readonly CivilDate[];
}

export interface DueQuestion {
  readonly scope: Scope;
  readonly area: DueArea;
  readonly today: CivilDate;
  readonly range: DateRange;
  /** Only who is called for one of these doses; null for any. */
  readonly doses: readonly string[] | null;
  readonly page: number;
  readonly pageSize: number;
  /** People judged just now: these rows hold in place of the stored ones, also where somebody has none. */
  readonly fresh: readonly DueRow[];
  readonly freshIds: readonly string[];
}

const dueTotals = {
  total: col.int,
  total_overdue: col.int,
  /** How many people are called for each dose. */
  wanted: col.json<Readonly<Record<string, number>>>().orNull,
};

const listedDueRow = { ...personRow, ...changedRow, dob_is_year: col.bool };
export type ListedDueRow = RowOf<typeof listedDueRow>;
/** At least one row tells the totals; where it has nobody, all of a person is null. */
const dueListRow = { ...orNone({ ...listedDueRow, late: col.bool, day: col.date }), ...dueTotals };

export type DueListRow = RowOf<typeof dueListRow>;

const dueColumns = sql`(beneficiary_id bigint, village_code integer, codes text[], opens date[], overdue date[],
  closes date[])`;

/**
 * One page of the list with the totals of all pages, overdue people first, then by day. The statement compares days
 * that the engine wrote; what a person is told is judged by the engine again.
 */
export function dueListPage(question: DueQuestion) {
  const { scope, area, today, range, doses, page, pageSize, fresh, freshIds } = question;
  const among = doses && [...doses];
  // Of a village that two share, an ASHA visits her households and those of nobody in particular.
  const visited =
    area.asha === null
      ? sql`true`
      : sql`coalesce((select ${ashaOfHousehold} from beneficiary b where b.beneficiary_id = k.beneficiary_id),
          ${area.asha}::uuid) = ${area.asha}::uuid`;
  const day = sql`greatest(s.opens, ${today}::date)`;
  return read(dueListRow)`
    with ${areaOf(scope, area)}, known as materialized (
      select p.beneficiary_id, p.codes, p.opens, p.overdue, p.closes
      from area join due_person p using (village_code)
      where p.first_open <= ${range.to}::date and p.last_close >= ${range.from}::date
        and p.beneficiary_id <> all(${[...freshIds]}::bigint[])
      union all
      select f.beneficiary_id, f.codes, f.opens, f.overdue, f.closes
      from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as f ${dueColumns}
    ), lines as materialized (
      select k.beneficiary_id, s.code, ${day} as day, coalesce(greatest(s.opens, s.overdue) <= ${today}::date and s.overdue is not null, false) as late
      from known k cross join lateral unnest(k.codes, k.opens, k.overdue, k.closes) as s (code, opens, overdue, closes)
      where ${day} between ${range.from}::date and ${range.to}::date and s.closes >= ${day} and ${visited}
    ), people as materialized (
      select beneficiary_id, bool_or(late) as late, min(day) as day from lines group by beneficiary_id
      having ${among}::text[] is null or bool_or(code = any(${among}::text[]))
    ), totals as (
      select count(*)::int as total, (count(*) filter (where late))::int as total_overdue,
        (select json_object_agg(code, n) from (
          select code, count(*)::int as n from lines join people using (beneficiary_id) group by code) c) as wanted
      from people
    ), paged as materialized (
      select beneficiary_id, late, day from people order by late desc, day, beneficiary_id
      limit ${pageSize}::int offset ${(page - 1) * pageSize}::int
    )
    select totals.*, who.* from totals left join (
      select p.late, p.day, ${judged(today)}, ${withoutJudged}
      from paged p join beneficiary b using (beneficiary_id) ${joinVillage}
    ) who on true
    order by who.late desc, who.day, who.beneficiary_id`;
}

/** The columns of `PersonRow` that `judged` has not. */
const withoutJudged: RawBuilder<unknown> = sql`b.ben_name, b.dob_is_year, b.guardian_name, ${namesIn('v')} as village, b.mobile_sealed, b.photo_id_type, b.photo_id_last4`;

/** Holds a village until the transaction ends, so that another process takes others; nothing while another holds it. */
export function holdVillage(village: number) {
  return read({ village_code: col.int })`
    select village_code from due_village where village_code = ${village}::int for update skip locked`;
}

const behindRow = {
  ...orNone(changedRow),
  /** Below this everything was seen by this very statement. */
  horizon: col.text,
  places_version: col.text,
};

/** The people of a village that changed since its rows were made; at least one row, with the horizon. */
export function peopleBehind(village: number, { today, rules }: { readonly today: CivilDate; readonly rules: string }) {
  return read(behindRow)`
    with seen as materialized (
      select d.village_code, ${seenSinceByPlaces(rules)} as since from due_village d
      where d.village_code = ${village}::int
    ), ${changedIn}
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select version from location_version)::text as places_version, who.*
    from (select 1) one left join (
      select ${judged(today)} from changed join beneficiary b using (beneficiary_id) ${joinVillage}
    ) who on true`;
}

/** Rows of people who have left the village; where they are now they have others. */
export const dropDeparted = (village: number) => write`
  delete from due_person p using beneficiary b
  where p.village_code = ${village}::int and b.beneficiary_id = p.beneficiary_id and b.village_code <> p.village_code`;

/** Puts the rows of some people in the place of what was there. */
export function storeDueRows(ids: readonly string[], rows: readonly DueRow[]): Statement[] {
  return [
    write`delete from due_person where beneficiary_id = any(${[...ids]}::bigint[])`,
    write`
      insert into due_person (beneficiary_id, village_code, codes, opens, overdue, closes, first_open, last_close)
      select f.beneficiary_id, f.village_code, f.codes, f.opens, f.overdue, f.closes,
        (select min(x) from unnest(f.opens) x), (select max(x) from unnest(f.closes) x)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f ${dueColumns}`,
  ];
}
