import type { ListOrder, ReportMode } from '@teeka/contract/beneficiaries';
import { caseCodes, previousCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf, type Shape } from '../../../platform/db/row.ts';
import { read, type Statement } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { givenByOthers, joinVillage, personColumns, personInArea, personRow } from '../queries.ts';

export const listedRow = { ...personRow, dob_is_year: col.bool, ben_type_id: col.int };
export type ListedRow = RowOf<typeof listedRow>;

/** What is requested of a list, judged. */
export interface Wish extends Part {
  readonly range: DateRange;
}

/** Which of its rows, and in what order. */
export interface Part {
  readonly type: number | null;
  readonly sort: ListOrder;
  readonly page: number;
  readonly pageSize: number;
}

/** A list as two statements that travel together: one page of it, and how many rows it has. */
export interface ListQueries<Row> {
  readonly rows: Statement<Row>;
  readonly count: Statement<{ total: number }>;
}

interface ListParts {
  readonly columns: RawBuilder<unknown>;
  /** `from` and `where`; `b` is the person. */
  readonly of: RawBuilder<unknown>;
  /** The day or instant that the list goes by. */
  readonly by: RawBuilder<unknown>;
  /** What tells two rows of one person apart. */
  readonly tie?: RawBuilder<unknown>;
}

/** More members than any limit would allow. */
const mostMembers = 50;

const listedColumns = sql`${personColumns}, b.dob_is_year, b.ben_type_id`;

function orderOf(sort: ListOrder, { by, tie = sql`b.beneficiary_id` }: ListParts): RawBuilder<unknown> {
  if (sort === 'name') return sql`b.ben_name, ${by} desc, b.beneficiary_id, ${tie}`;
  if (sort === 'nameLast') return sql`b.ben_name desc, ${by} desc, b.beneficiary_id, ${tie}`;
  return sort === 'oldest' ? sql`${by}, b.beneficiary_id, ${tie}` : sql`${by} desc, b.beneficiary_id, ${tie}`;
}

function listOf<S extends Shape>(row: S, wish: Part, parts: ListParts): ListQueries<RowOf<S>> {
  const { columns, of } = parts;
  const typed = sql`${of} and (${wish.type}::int is null or b.ben_type_id = ${wish.type}::int)`;
  const skipped = (wish.page - 1) * wish.pageSize;
  return {
    rows: read(row)`select ${columns} ${typed} order by ${orderOf(wish.sort, parts)}
      limit ${wish.pageSize}::int offset ${skipped}::int`,
    count: read({ total: col.int })`select count(*)::int as total ${typed}`,
  };
}

/** Instants of India's days from the first to the last. */
const within = (column: RawBuilder<unknown>, { from, to }: DateRange): RawBuilder<boolean> => sql<boolean>`(
  ${column} >= (${from}::date::timestamp at time zone 'Asia/Kolkata')
  and ${column} < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'))`;

const indiaDay = (column: RawBuilder<unknown>) => sql`(${column} at time zone 'Asia/Kolkata')::date`;

const vaccinatedRow = {
  ...listedRow,
  given_on: col.date,
  site: col.names,
  dose_codes: col.text.array,
  vaccines: col.text.array,
};
export type VaccinatedRow = RowOf<typeof vaccinatedRow>;

/** What sites of the area gave, a row per person, day and site: neither voided doses nor what others gave and a site wrote down. */
export function vaccinated(actor: Actor, wish: Wish): ListQueries<VaccinatedRow> {
  const visits = sql`(
    select d.beneficiary_id, d.given_on, d.session_site_id, array_agg(distinct d.dose_code) as dose_codes,
      array_remove(array_agg(distinct m.material_name), null) as vaccines
    from dose d
    left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
    left join material m on m.material_id = d.material_id
    where ${siteInScope('d.session_site_id', actor.scope)} and d.session_site_id is not null
      and d.given_on between ${wish.range.from}::date and ${wish.range.to}::date and x.dose_id is null
      and not ${givenByOthers('d')}
    group by d.beneficiary_id, d.given_on, d.session_site_id)`;
  return listOf(vaccinatedRow, wish, {
    columns: sql`${listedColumns}, visit.given_on, visit.dose_codes, visit.vaccines,
      ${namesIn('site')} as site`,
    of: sql`from ${visits} visit
      join beneficiary b using (beneficiary_id)
      join session_site site using (session_site_id)
      ${joinVillage} where true`,
    by: sql`visit.given_on`,
    tie: sql`visit.session_site_id`,
  });
}

export const registeredRow = { ...listedRow, registered_on: col.date, is_mine: col.bool, is_vaccinated: col.bool };
export type RegisteredRow = RowOf<typeof registeredRow>;

/**
 * People whom staff registered: those of the area's villages or, `mine`, whom the actor registered and may see. Vaccinated is to whom
 * a session gave something: neither an earlier dose, told or from a card, nor what others gave and a site wrote down makes it so.
 */
export function registered(
  actor: Actor,
  wish: Wish,
  { mine, by = null, today }: { readonly mine: boolean; readonly by?: string | null; readonly today: CivilDate },
): ListQueries<RegisteredRow> {
  const own = sql<boolean>`b.created_by = ${actor.user_id}::uuid and ${personInArea(actor, today)}`;
  const ofArea = sql<boolean>`(${by}::uuid is null or b.created_by = ${by}::uuid)
    and ${villageInScope('b.village_code', actor.scope)}`;
  const whose = mine ? own : ofArea;
  return listOf(registeredRow, wish, {
    columns: sql`${listedColumns}, ${indiaDay(sql`b.created_at`)} as registered_on,
      b.created_by = ${actor.user_id}::uuid as is_mine,
      exists (select from dose d
        left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
        where d.beneficiary_id = b.beneficiary_id and x.dose_id is null
          and d.origin = 'session' and not ${givenByOthers('d')}) as is_vaccinated`,
    of: sql`from beneficiary b ${joinVillage}
      where b.created_by is not null and ${within(sql`b.created_at`, wish.range)} and ${whose}`,
    by: sql`b.created_at`,
  });
}

const lineRow = {
  ...listedRow,
  case_id: col.uuid,
  opened_on: col.date,
  closed_on: col.date.orNull,
  material_category: col.text,
  /** Null of a vaccination given elsewhere. */
  case_status: col.word(caseCodes).orNull,
  /** Of a vaccination given elsewhere: where the record of it stands. */
  previous_status: col.word(previousCodes).orNull,
  dose_codes: col.text.array,
};
export type LineRow = RowOf<typeof lineRow>;

/** Of a line list: only people of a village, only what came on record in one way; null for all. */
export interface LineWish {
  readonly village_id: number | null;
  readonly mode: ReportMode | null;
}

/**
 * The cases opened at sites of the area, each with what they gave, and the vaccinations given elsewhere that people of its villages
 * reported.
 */
export function lineListing(actor: Actor, wish: Wish, { village_id, mode }: LineWish): ListQueries<LineRow> {
  const lines = sql`(
    select k.beneficiary_id, k.case_id, k.material_category, k.status as case_status,
      null::smallint as previous_status, k.opened_at, k.closed_at
    from care_case k
    where ${siteInScope('k.session_site_id', actor.scope)} and k.session_site_id is not null
      and ${within(sql`k.opened_at`, wish.range)}
    union all
    select p.beneficiary_id, p.case_id, m.material_category, null, p.status, p.captured_at, p.decided_at
    from previous_vaccination p
    join material m using (material_id)
    join beneficiary who using (beneficiary_id)
    where ${villageInScope('who.village_code', actor.scope)} and ${within(sql`p.captured_at`, wish.range)})`;
  return listOf(lineRow, wish, {
    columns: sql`${listedColumns}, c.case_id, c.material_category, ${wordOf(caseCodes, 'c.case_status')} as case_status,
      ${wordOf(previousCodes, 'c.previous_status')} as previous_status,
      ${indiaDay(sql`c.opened_at`)} as opened_on, ${indiaDay(sql`c.closed_at`)} as closed_on,
      array(select d.dose_code from dose d
        left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
        where d.beneficiary_id = c.beneficiary_id and d.case_id = c.case_id and x.dose_id is null
          and (d.origin = 'previous') = (c.previous_status is not null) and not ${givenByOthers('d')}
        order by d.dose_code) as dose_codes`,
    of: sql`from ${lines} c join beneficiary b using (beneficiary_id) ${joinVillage}
      where (${village_id}::int is null or b.village_code = ${village_id}::int)
        and (${mode}::text is null or (c.previous_status is null) = (${mode}::text = 'here'))`,
    by: sql`c.opened_at`,
    tie: sql`c.case_id, c.previous_status`,
  });
}

export const plannedRow = {
  ...listedRow,
  session_id: col.uuid,
  session_name: col.text,
  date_of_session: col.date,
  roster_status: col.text,
  site: col.names,
};
export type PlannedRow = RowOf<typeof plannedRow>;

/** Who stands on the lists of the area's sessions: of those of some days, or of one session by its id, whenever it is held. */
export function planned(actor: Actor, wish: Part, of: DateRange | string): ListQueries<PlannedRow> {
  const these =
    typeof of === 'string'
      ? sql`s.session_id = ${of}::uuid`
      : sql`s.date_of_session between ${of.from}::date and ${of.to}::date`;
  return listOf(plannedRow, wish, {
    columns: sql`${listedColumns}, s.session_id, s.session_name, s.date_of_session, r.status as roster_status,
      ${namesIn('site')} as site`,
    of: sql`from vaccination_session s
      join session_roster r using (session_id)
      join beneficiary b using (beneficiary_id)
      join session_site site using (session_site_id)
      ${joinVillage}
      where ${siteInScope('s.session_site_id', actor.scope)} and ${these}`,
    by: sql`s.date_of_session`,
    tie: sql`s.session_id`,
  });
}

/** The members behind a mobile number whom the actor may see; the oldest first. */
export function membersByMobile(actor: Actor, today: CivilDate, tokens: readonly Buffer[]) {
  return read(listedRow)`
    select ${listedColumns}
    from search_token t join beneficiary b using (beneficiary_id) ${joinVillage}
    where t.token_hash = any(${tokens}::bytea[]) and ${personInArea(actor, today)}
    order by b.dob, b.beneficiary_id
    limit ${sql.lit(mostMembers)}`;
}

/** How many people have a mobile number, how many of them the actor may see, and the setting that limits them. */
export function mobileUse(actor: Actor, today: CivilDate, tokens: readonly Buffer[]) {
  return read({ count: col.int, seen: col.int, setting: col.text.orNull })`
    select count(*)::int as count, count(*) filter (where ${personInArea(actor, today)})::int as seen,
      (select value from setting where key_name = 'max_members_per_mobile') as setting
    from search_token t join beneficiary b using (beneficiary_id)
    where t.token_hash = any(${tokens}::bytea[])`;
}
