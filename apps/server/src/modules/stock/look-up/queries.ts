import { mostToCount } from '@teeka/contract/stock';
import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange, PlaceLevel } from '@teeka/domain/reports';
import { requiredFigures } from '@teeka/domain/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { isOneOf } from '../../../platform/db/word-of.ts';
import { joinVillage, personColumns, personRow } from '../../beneficiaries/index.ts';
import { countedAt, gaveSomething, givenAt, vialsRow } from '../given/queries.ts';

const recipientRow = {
  ...personRow,
  dose_id: col.uuid,
  dose_code: col.text,
  given_on: col.date,
  captured_at: col.timestamptz,
  session_id: col.uuid.orNull,
  site: col.names,
  aefi_reports: col.int,
  total: col.int,
};

interface RecipientSearch {
  readonly material_id: number;
  readonly batch_number: string;
  readonly session_id: string;
  readonly page: number;
}

/** As many doses as a page holds. */
export const mostRecipients = 500;

/** Everybody who received a dose of a batch at sites of the area; one index finds them, wherever they live. */
export function batchRecipients(scope: Scope, search: RecipientSearch) {
  return read(recipientRow)`
    select ${personColumns}, d.dose_id, d.dose_code, d.given_on, d.captured_at, d.session_id,
      ${namesIn('site')} as site, count(*) over ()::int as total,
      (select count(*)::int from aefi_token t where t.beneficiary_id = d.beneficiary_id
        and t.token = 'batch/' || d.material_id || '/' || upper(trim(d.batch_number))) as aefi_reports
    from dose d
    join beneficiary b using (beneficiary_id)
    join session_site site using (session_site_id)
    ${joinVillage}
    where upper(trim(d.batch_number)) = ${search.batch_number} and d.material_id = ${search.material_id}::bigint
      and d.session_site_id is not null and ${siteInScope('d.session_site_id', scope)}
      and (${search.session_id} = '' or d.session_id = nullif(${search.session_id}, '')::uuid)
      and not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)
    order by d.captured_at desc, d.dose_id
    limit ${sql.lit(mostRecipients)} offset ${(search.page - 1) * mostRecipients}::int`;
}

/** The latest report of each session of a time, and the place in which it is summed up: a code or an id. */
const countedIn = (scope: Scope, { from, to }: DateRange, level: PlaceLevel) => sql`
  select distinct on (u.session_id) u.session_id, u.utilisation_id,
    case ${level}::text
      when 'state' then f.state_code::text when 'district' then f.district_code::text
      when 'block' then f.block_code::text when 'site' then u.session_site_id::text else u.session_id::text end as place
  from utilisation_report u join session_site s using (session_site_id) join facility f using (facility_id)
  where u.date_of_session between ${from}::date and ${to}::date and ${siteInScope('u.session_site_id', scope)}
  order by u.session_id, u.captured_at desc, u.utilisation_id desc`;

// Of one size of vials they add up; the size itself is what rows are told apart by.
const [, ...figures] = requiredFigures;
const figuresRow = Object.fromEntries(figures.map((name) => [name, col.int])) as Readonly<
  Record<(typeof figures)[number], typeof col.int>
>;
const sums = sql.join(figures.map((name) => sql`sum(l.${sql.ref(name)})::int as ${sql.ref(name)}`));

const vialsOfMonth = { month: col.date, material_id: col.int, doses_per_vial: col.int, ...figuresRow };
export type VialsOfMonth = RowOf<typeof vialsOfMonth>;

/** What the sessions of a site made of their vials, month by month from a day on, as `summedUp` sums them: of one size they add up. */
export function vialsBySite(site: string, from: CivilDate) {
  return read(vialsOfMonth)`
    select date_trunc('month', r.date_of_session)::date as month, l.material_id, l.doses_per_vial, ${sums}
    from (select distinct on (u.session_id) u.session_id, u.utilisation_id, u.date_of_session from utilisation_report u
      where u.session_site_id = ${site}::uuid and u.date_of_session >= ${from}::date
      order by u.session_id, u.captured_at desc, u.utilisation_id desc) r
    join utilisation_line l using (session_id, utilisation_id)
    group by 1, 2, 3`;
}

/** The figures of vials that add up, and the columns of a row that holds them. */
export const figureNames = figures;
export const figureColumns = figuresRow;

const summedRow = {
  place: col.text.orNull,
  material_id: col.int.orNull,
  doses_per_vial: col.int.orNull,
  sessions: col.int,
  ...figuresRow,
};
export type SummedRow = RowOf<typeof summedRow>;

/**
 * What the sessions of an area made of their vials in a time. Rows with a size of vials are summed up by place, vaccine and
 * size: of one size figures add up as they stand. The others count sessions: of a place, of a vaccine, and in all.
 */
export function summedUp(scope: Scope, range: DateRange, level: PlaceLevel) {
  return read(summedRow)`
    select r.place, l.material_id, l.doses_per_vial, count(distinct r.session_id)::int as sessions, ${sums}
    from (${countedIn(scope, range, level)}) r join utilisation_line l using (session_id, utilisation_id)
    group by grouping sets ((r.place, l.material_id, l.doses_per_vial), (r.place), (l.material_id), ())
    order by l.material_id, l.doses_per_vial, r.place`;
}

const placeRow = { id: col.text, name: col.names, date_of_session: col.date.orNull };

/** What places of the tree are called, of one level. */
export function placesNamed(level: PlaceLevel, codes: readonly string[]) {
  return read(placeRow)`
    select l.code::text as id, ${namesIn('l')} as name, null::date as date_of_session
    from location l where l.level = ${level} and l.code = any(${codes}::int[])`;
}

export function sitesNamed(ids: readonly string[]) {
  return read(placeRow)`
    select s.session_site_id::text as id, ${namesIn('s')} as name, null::date as date_of_session
    from session_site s where s.session_site_id = any(${ids}::uuid[])`;
}

/** Sessions are called by their sites. */
export function sessionsNamed(ids: readonly string[]) {
  return read(placeRow)`
    select p.session_id::text as id, ${namesIn('s')} as name, p.date_of_session
    from vaccination_session p join session_site s using (session_site_id) where p.session_id = any(${ids}::uuid[])`;
}

const withoutReportRow = {
  session_id: col.uuid,
  session_name: col.text,
  site: col.names,
  date_of_session: col.date,
  /** How many there are, of which the latest are listed. */
  total: col.int,
};
export type WithoutReport = RowOf<typeof withoutReportRow>;

/** A session `p` of a time that is not on going, gave doses, and of which nobody counted the vials; a dose may come late. */
const notCounted = (scope: Scope, { from, to }: DateRange) => sql`
  p.date_of_session between ${from}::date and ${to}::date and not ${isOneOf(sessionCodes, 'p.status', 'on-going')}
  and ${siteInScope('p.session_site_id', scope)}
  and not exists (select from utilisation_report u where u.session_id = p.session_id)
  and ${gaveSomething}`;

export function withoutReport(scope: Scope, range: DateRange) {
  return read(withoutReportRow)`
    select p.session_id, p.session_name, ${namesIn('s')} as site, p.date_of_session,
      count(*) over ()::int as total
    from vaccination_session p join session_site s using (session_site_id)
    where ${notCounted(scope, range)}
    order by p.date_of_session desc, p.session_id limit ${sql.lit(mostToCount)}`;
}

/** How many there are in the area. */
export const sessionsNotCounted = (scope: Scope, range: DateRange): RawBuilder<number> => sql<number>`
  (select count(*)::int from vaccination_session p where ${notCounted(scope, range)})`;

/** Sessions that are not on going of which a count no longer agrees with what is on record: what they gave, and what was counted. */
const differingSessionRow = { ...withoutReportRow, ...vialsRow };

/** Doses by vaccine and batch, in a form that can be compared; those of which there are none left out. */
const byBatch = (doses: RawBuilder<unknown>) => sql`(
  select jsonb_object_agg(key, doses) from (
    select material_id || '/' || upper(trim(batch_number)) as key, sum(doses) as doses
    from json_to_recordset(${doses}) as one (material_id integer, batch_number text, doses integer)
    group by 1 having sum(doses) <> 0) batches)`;

/** Of the sessions that were counted those where `differences` of the domain finds some. */
export function differingSessions(scope: Scope, { from, to }: DateRange) {
  return read(differingSessionRow)`
    select *, count(*) over ()::int as total from (
      select p.session_id, p.session_name, ${namesIn('s')} as site, p.date_of_session,
        ${givenAt} as doses_given, ${countedAt} as doses_counted
      from (select distinct u.session_id from utilisation_report u
        where u.date_of_session between ${from}::date and ${to}::date
          and ${siteInScope('u.session_site_id', scope)}) counted
      join vaccination_session p using (session_id) join session_site s using (session_site_id)
      where not ${isOneOf(sessionCodes, 'p.status', 'on-going')}) ended
    where ${byBatch(sql`doses_given`)} is distinct from ${byBatch(sql`doses_counted`)}
    order by date_of_session desc, session_id limit ${sql.lit(mostToCount)}`;
}

/** What vaccines are called. */
export function vaccineNames() {
  return read({ material_id: col.int, material_name: col.text, material_code: col.text })`
    select material_id, material_name, material_code from material order by material_id`;
}
