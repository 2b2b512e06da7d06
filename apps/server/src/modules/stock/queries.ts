import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import {
  type DosesOfBatch,
  type GivenDoses,
  type KeptVials,
  longestKept,
  type UtilisationLine,
} from '@teeka/domain/stock';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';
import { wordOf } from '../../platform/db/word-of.ts';
import { countedAt, givenAt } from './given/queries.ts';

/** The report of a session that holds: the latest captured. */
const latest = sql`
  select distinct on (u.session_id) u.session_id, u.utilisation_id, u.session_site_id, u.date_of_session,
    u.correction_reason, u.reported_by, u.captured_at
  from utilisation_report u`;

const sessionForReportRow = {
  session_id: col.uuid,
  session_site_id: col.uuid,
  date_of_session: col.date,
  status: col.word(sessionCodes),
  started_at: col.timestamptz.orNull,
  vaccines: col.json<readonly { readonly material_id: number; readonly material_code: string }[]>(),
  reports: col.json<readonly UtilisationOnRecord[]>(),
  given: col.json<readonly GivenDoses[]>(),
  counted: col.json<readonly DosesOfBatch[]>(),
};

/** A report as it stands, to be compared with one that comes under the same id. */
export interface UtilisationOnRecord {
  readonly utilisation_id: string;
  readonly reported_by: string;
  readonly captured_at: string;
  readonly correction_reason: string;
  readonly lines: readonly UtilisationLine[];
}

const lineNames = sql`material_id, batch_number, expiry_date, doses_per_vial, vials_received, vials_opened,
  vials_returned, vials_damaged, partial_vials_in, doses_in_partial, doses_recorded, doses_given, given_reason,
  partial_vials_out, doses_partial_out, opened_on, doses_discarded, damage_reason, vvm_received, vvm_opened, diluents`;

/** Holds a session of the actor's sites while its vials are counted. */
export function lockCounted(scope: Scope, session_id: string) {
  return write`
    select from vaccination_session p
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
    for no key update of p`;
}

/** A session of the actor's sites; the vaccines of its category, what it gave, and its earlier reports. */
export function sessionForReport(scope: Scope, session_id: string) {
  return read(sessionForReportRow)`
    select p.session_id, p.session_site_id, p.date_of_session, ${wordOf(sessionCodes, 'p.status')} as status, p.started_at,
      (select coalesce(json_agg(json_build_object('material_id', m.material_id, 'material_code', m.material_code)), '[]')
        from material m where (m.material_category = 'Others') = (s.category = 2)) as vaccines,
      (select coalesce(json_agg(json_build_object('utilisation_id', u.utilisation_id, 'reported_by', u.reported_by, 'captured_at', u.captured_at,
          'correction_reason', u.correction_reason, 'lines', (
            select coalesce(json_agg(x), '[]') from (
              select ${lineNames} from utilisation_line t
              where t.session_id = u.session_id and t.utilisation_id = u.utilisation_id) x))), '[]')
        from utilisation_report u where u.session_id = p.session_id) as reports,
      ${givenAt} as given, ${countedAt} as counted
    from vaccination_session p join session_site s using (session_site_id)
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}

export interface StoredUtilisation {
  readonly session_id: string;
  readonly utilisation_id: string;
  readonly session_site_id: string;
  readonly date_of_session: CivilDate;
  readonly correction_reason: string;
  readonly captured_at: string;
  readonly lines: readonly UtilisationLine[];
}

const lineTypes = sql`material_id integer, batch_number text, expiry_date date, doses_per_vial integer,
  vials_received integer, vials_opened integer, vials_returned integer, vials_damaged integer,
  partial_vials_in integer, doses_in_partial integer, doses_recorded integer, doses_given integer, given_reason text,
  partial_vials_out integer, doses_partial_out integer, opened_on date, doses_discarded integer, damage_reason text,
  vvm_received smallint, vvm_opened smallint, diluents jsonb`;

export function storeUtilisation(report: StoredUtilisation, user_id: string) {
  const { session_id, utilisation_id } = report;
  return write`
    with report as (
      insert into utilisation_report (session_id, utilisation_id, session_site_id, date_of_session, correction_reason,
        reported_by, captured_at)
      values (${session_id}::uuid, ${utilisation_id}::uuid, ${report.session_site_id}::uuid,
        ${report.date_of_session}::date, ${report.correction_reason}, ${user_id}::uuid,
        ${report.captured_at}::timestamptz)
    )
    insert into utilisation_line (session_id, utilisation_id, ${lineNames})
    select ${session_id}::uuid, ${utilisation_id}::uuid, ${lineNames}
    from json_to_recordset(${JSON.stringify(report.lines)}::json) as line (${lineTypes})`;
}

export const sessionRow = {
  session_site_id: col.uuid,
  session_name: col.text,
  site: col.names,
  category: col.int,
  date_of_session: col.date,
  given: col.json<readonly GivenDoses[]>(),
  report: col.json<ReportJson>().orNull,
};
export type SessionRow = RowOf<typeof sessionRow>;
export interface ReportJson {
  readonly utilisation_id: string;
  readonly lines: readonly UtilisationLine[];
  readonly reported_by: string | null;
  readonly captured_at: string;
  readonly correction_reason: string;
  readonly versions: number;
}

/** What a session gave, by vaccine and batch, and its report. */
export function sessionUtilisation(scope: Scope, session_id: string) {
  return read(sessionRow)`
    select p.session_site_id, p.session_name, ${namesIn('s')} as site, s.category, p.date_of_session,
      ${givenAt} as given,
      (select json_build_object('utilisation_id', u.utilisation_id, 'reported_by', a.display_name,
          'captured_at', u.captured_at, 'correction_reason', u.correction_reason,
          'versions', (select count(*)::int from utilisation_report o where o.session_id = p.session_id),
          'lines', (select coalesce(json_agg(x order by x.material_id, x.batch_number), '[]') from (
            select ${lineNames} from utilisation_line t
            where t.session_id = u.session_id and t.utilisation_id = u.utilisation_id) x))
        from utilisation_report u left join app_user a on a.user_id = u.reported_by
        where u.session_id = p.session_id order by u.captured_at desc, u.utilisation_id desc limit 1) as report
    from vaccination_session p join session_site s using (session_site_id)
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}

/**
 * What the sessions of a site kept of opened vials: of each vaccine and batch what the latest session before a day
 * kept, where it kept any, and all that the sessions from that day on said, in their order.
 */
export const keptVialsFrom = (session_site_id: RawBuilder<unknown>, from: CivilDate): RawBuilder<KeptVials> =>
  sql<KeptVials>`
    with said as materialized (
      select l.material_id, l.batch_number, l.expiry_date, l.partial_vials_out as vials, l.doses_partial_out as doses,
        l.opened_on, r.session_id, r.date_of_session, r.captured_at
      from (${latest}
        where u.session_site_id = ${session_site_id} and u.date_of_session >= ${from}::date - ${sql.lit(longestKept)}::int
        order by u.session_id, u.captured_at desc, u.utilisation_id desc) r
      join utilisation_line l using (session_id, utilisation_id))
    select material_id, batch_number, expiry_date, vials, doses, opened_on, session_id, date_of_session from (
      select * from (
        select distinct on (material_id, batch_number) * from said where date_of_session < ${from}::date
        order by material_id, batch_number, date_of_session desc, captured_at desc) before
      where vials > 0
      union all select * from said where date_of_session >= ${from}::date) kept
    order by date_of_session, captured_at, material_id, batch_number`;

const keptVialsRow = {
  material_id: col.int,
  batch_number: col.text,
  expiry_date: col.date.orNull,
  vials: col.int,
  doses: col.int,
  opened_on: col.date.orNull,
  session_id: col.uuid,
  date_of_session: col.date,
};

export const keptVials = (session_site_id: string, from: CivilDate) =>
  read(keptVialsRow)`${keptVialsFrom(sql`${session_site_id}::uuid`, from)}`;

const siteForStockRow = { session_site_id: col.uuid };

export function siteOfArea(scope: Scope, session_site_id: string) {
  return read(siteForStockRow)`
    select s.session_site_id from session_site s
    where s.session_site_id = ${session_site_id}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

const stockRow = {
  batch_id: col.uuid,
  material_id: col.int,
  material_name: col.text,
  material_code: col.text,
  batch_number: col.text,
  manufacturer: col.text,
  expiry_date: col.date,
  vials_received: col.int,
  vials_used: col.int,
};

export function stockOfSite(scope: Scope, session_site_id: string) {
  return read(stockRow)`
    with used as materialized (
      select l.material_id, upper(trim(l.batch_number)) as batch, sum(l.vials_opened + l.vials_damaged)::int as vials
      from (${latest} where u.session_site_id = ${session_site_id}::uuid
        order by u.session_id, u.captured_at desc, u.utilisation_id desc) r
      join utilisation_line l using (session_id, utilisation_id) group by 1, 2)
    select k.batch_id, k.material_id, m.material_name, m.material_code, k.batch_number, k.manufacturer, k.expiry_date,
      (select coalesce(sum(r.vials), 0)::int from stock_receipt r where r.batch_id = k.batch_id) as vials_received,
      coalesce(used.vials, 0) as vials_used
    from batch k join material m using (material_id)
    left join used on used.material_id = k.material_id and used.batch = upper(trim(k.batch_number))
    where k.session_site_id = ${session_site_id}::uuid and ${siteInScope('k.session_site_id', scope)}
    order by m.material_id, k.expiry_date, k.batch_id`;
}

const siteForReceiptRow = {
  session_site_id: col.uuid,
  material_code: col.text.orNull,
  batch: col.json<{ readonly batch_id: string; readonly expiry_date: CivilDate }>().orNull,
  /** What is on record under the receipt's id; `same` where it says what is said now. */
  receipt: col.json<{ readonly batch_id: string; readonly same: boolean }>().orNull,
  /** The id for the batch stands for another one already, here or at another site. */
  is_batch_taken: col.bool,
};

/** Holds a site of the actor's: what comes into its stock comes one after the other. */
export function lockStock(scope: Scope, session_site_id: string) {
  return write`
    select from session_site s
    where s.session_site_id = ${session_site_id}::uuid and ${siteInScope('s.session_site_id', scope)}
    for no key update of s`;
}

/** A site of the actor's with the vaccine and the batch as far as they are known. */
export function siteForReceipt(
  scope: Scope,
  of: {
    readonly session_site_id: string;
    readonly material_id: number;
    readonly batch_number: string;
    readonly batch_id: string;
    readonly receipt_id: string;
    readonly vials: number;
    readonly vvm: number | null;
    readonly manufacturer: string;
    readonly expiry_date: string;
    readonly captured_at: string;
  },
  user_id: string,
) {
  return read(siteForReceiptRow)`
    select s.session_site_id,
      (select m.material_code from material m where m.material_id = ${of.material_id}::bigint
        and (m.material_category = 'Others') = (s.category = 2)) as material_code,
      (select json_build_object('batch_id', k.batch_id, 'expiry_date', k.expiry_date) from batch k
        where k.session_site_id = s.session_site_id and k.material_id = ${of.material_id}::bigint
          and upper(trim(k.batch_number)) = upper(trim(${of.batch_number})) and k.double_of is null) as batch,
      (select json_build_object('batch_id', r.batch_id, 'same', k.session_site_id = s.session_site_id
            and k.material_id = ${of.material_id}::bigint and r.vials = ${of.vials}::int
            and upper(trim(k.batch_number)) = upper(trim(${of.batch_number})) and r.received_by = ${user_id}::uuid
            and r.vvm is not distinct from ${of.vvm}::int and r.received_at = ${of.captured_at}::timestamptz
            and k.manufacturer = trim(${of.manufacturer}) and k.expiry_date::text = trim(${of.expiry_date}))
        from stock_receipt r join batch k using (batch_id) where r.receipt_id = ${of.receipt_id}::uuid) as receipt,
      exists (select from batch k where k.batch_id = ${of.batch_id}::uuid) as is_batch_taken
    from session_site s
    where s.session_site_id = ${of.session_site_id}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

const newBatch = {
  batch_id: col.uuid,
  session_site_id: col.uuid,
  material_id: col.int,
  batch_number: col.text,
  manufacturer: col.text,
  expiry_date: col.date,
};
export type NewBatch = RowOf<typeof newBatch>;

export function storeBatch(batch: NewBatch) {
  return write`insert into batch ${values(newBatch, batch)}`;
}

const newReceipt = {
  receipt_id: col.uuid,
  batch_id: col.uuid,
  vials: col.int,
  vvm: col.int.orNull,
  received_at: col.isoInstant,
  received_by: col.uuid,
};

export function storeReceipt(receipt: RowOf<typeof newReceipt>) {
  return write`insert into stock_receipt ${values(newReceipt, receipt)}`;
}
