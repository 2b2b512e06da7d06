import { type Answers, clusterRule, type Standing, type VaccineRow, vaccinatedOn } from '@teeka/domain/aefi';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';
import { personInArea } from '../beneficiaries/index.ts';
import { type SeenEvent, seenJson } from './seen/queries.ts';

/** A report of the table, instants as dates. */
export const reportRow = {
  beneficiary_id: col.bigint,
  report_id: col.uuid,
  session_id: col.uuid.orNull,
  form_version: col.text,
  status: col.text.of<'notified' | 'reported' | 'investigated' | 'closed'>(),
  category: col.text.of<'minor' | 'severe' | 'serious'>(),
  vaccinated_on: col.date,
  notified_at: col.timestamptz,
  filed_at: col.timestamptz.orNull,
  case_id_at: col.timestamptz.orNull,
  investigated_at: col.timestamptz.orNull,
  final_at: col.timestamptz.orNull,
  closed_at: col.timestamptz.orNull,
  external_case_id: col.text,
  causality: col.text,
  answers: col.json<Answers>(),
  notifier_phone_sealed: col.bytea.orNull,
  vaccines: col.json<readonly VaccineRow[]>(),
};
export type ReportRow = RowOf<typeof reportRow>;

const reportColumns = sql`r.beneficiary_id, r.report_id, r.session_id, r.form_version, r.status, r.category,
  r.vaccinated_on, r.notified_at, r.filed_at, r.case_id_at, r.investigated_at, r.final_at, r.closed_at,
  r.external_case_id, r.causality, r.answers, r.notifier_phone_sealed, r.vaccines`;

/** A report is seen where its person lives and where its doses were given; an ASHA sees her villages. */
export function reportInArea({ role, scope }: Actor): RawBuilder<boolean> {
  const byVillage = villageInScope('r.village_code', scope);
  if (role === 'ASHA') return byVillage;
  return sql<boolean>`(${byVillage} or ${siteInScope('r.session_site_id', scope)})`;
}

const personForReportRow = {
  beneficiary_id: col.bigint,
  village_code: col.int,
  dob: col.date,
  /** Of the session that was named, where it is one of anywhere; null for none. */
  session_site_id: col.uuid.orNull,
  session_id: col.uuid.orNull,
  /** A report under this id that is there already. */
  existing: col.json<ReportIdentity>().orNull,
};
interface ReportIdentity {
  readonly session_id: string | null;
  readonly made_at: string;
  readonly status: string;
  readonly category: string;
  /** What was said at first. */
  readonly said: SeenEvent;
}

/** The person; the session that gave the doses only where the person was on its list. */
export function personForReport(
  actor: Actor,
  today: CivilDate,
  of: { readonly beneficiary_id: string; readonly session_id: string; readonly report_id: string },
) {
  return read(personForReportRow)`
    select b.beneficiary_id, b.village_code, b.dob, s.session_site_id, s.session_id,
      (select json_build_object('session_id', r.session_id, 'made_at', r.made_at, 'status', r.status, 'category', r.category,
          'said', (select ${seenJson} from aefi_event e where e.beneficiary_id = r.beneficiary_id
            and e.report_id = r.report_id and e.event_id = r.report_id))
        from aefi_report r where r.beneficiary_id = b.beneficiary_id and r.report_id = ${of.report_id}::uuid) as existing
    from beneficiary b
    left join session_roster l on l.session_id = nullif(${of.session_id}, '')::uuid
      and l.beneficiary_id = b.beneficiary_id
    left join vaccination_session s on s.session_id = l.session_id
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** What is written of a report besides its standing. */
export interface StoredReport {
  readonly beneficiary_id: string;
  readonly report_id: string;
  readonly session_id: string | null;
  readonly session_site_id: string | null;
  readonly village_code: number;
  readonly form_version: string;
  readonly vaccinated_on: CivilDate;
  readonly status: string;
  readonly standing: Standing;
  readonly phone: Buffer | null;
  readonly made_at: string;
}

export function storeReport(report: StoredReport, user_id: string) {
  const { standing } = report;
  return write`
    insert into aefi_report (beneficiary_id, report_id, session_id, session_site_id, village_code, form_version, status,
      category, vaccinated_on, notified_at, filed_at, answers, notifier_phone_sealed, vaccines, made_by, made_at)
    values (${report.beneficiary_id}::bigint, ${report.report_id}::uuid, ${report.session_id}::uuid,
      ${report.session_site_id}::uuid, ${report.village_code}::int, ${report.form_version}, ${report.status},
      ${standing.category}, ${report.vaccinated_on}::date, ${standing.notified_at}::timestamptz,
      ${standing.filed_at}::timestamptz, ${JSON.stringify(standing.answers)}::jsonb, ${report.phone}::bytea,
      ${JSON.stringify(standing.vaccines)}::jsonb, ${user_id}::uuid, ${report.made_at}::timestamptz)`;
}

export interface StoredEvent {
  readonly beneficiary_id: string;
  readonly report_id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly detail: unknown;
  readonly phone: Buffer | null;
  readonly captured_at: string;
}

export function storeEvent(event: StoredEvent, { user_id, role }: Actor) {
  return write`
    insert into aefi_event (beneficiary_id, report_id, event_id, kind, detail, notifier_phone_sealed, captured_at,
      captured_by, role)
    values (${event.beneficiary_id}::bigint, ${event.report_id}::uuid, ${event.event_id}::uuid, ${event.kind},
      ${JSON.stringify(event.detail)}::jsonb, ${event.phone}::bytea, ${event.captured_at}::timestamptz,
      ${user_id}::uuid, ${role})`;
}

const lockedReportRow = {
  ...reportRow,
  /** The event of this id, if it was stored before. */
  seen: col.json<SeenEvent>().orNull,
};

/** Holds a report of the actor's area until what follows it is stored. */
export function lockReport(actor: Actor, of: { readonly beneficiary_id: string; readonly report_id: string }) {
  return write`
    select from aefi_report r
    where r.beneficiary_id = ${of.beneficiary_id}::bigint and r.report_id = ${of.report_id}::uuid
      and ${reportInArea(actor)}
    for no key update of r`;
}

export function reportToFollow(
  actor: Actor,
  of: { readonly beneficiary_id: string; readonly report_id: string; readonly event_id: string },
) {
  return read(lockedReportRow)`
    select ${reportColumns},
      (select ${seenJson} from aefi_event e
        where e.beneficiary_id = r.beneficiary_id and e.report_id = r.report_id and e.event_id = ${of.event_id}::uuid)
        as seen
    from aefi_report r
    where r.beneficiary_id = ${of.beneficiary_id}::bigint and r.report_id = ${of.report_id}::uuid
      and ${reportInArea(actor)}`;
}

export function storeStanding(
  of: { readonly beneficiary_id: string; readonly report_id: string },
  to: { readonly status: string; readonly standing: Standing; readonly phone: Buffer | null },
) {
  const { standing } = to;
  return write`
    update aefi_report set status = ${to.status}, category = ${standing.category},
      vaccinated_on = coalesce(${vaccinatedOn(standing.answers) ?? null}::date, vaccinated_on),
      notified_at = ${standing.notified_at}::timestamptz, filed_at = ${standing.filed_at}::timestamptz,
      case_id_at = ${standing.case_id_at}::timestamptz, investigated_at = ${standing.investigated_at}::timestamptz,
      final_at = ${standing.final_at}::timestamptz, closed_at = ${standing.closed_at}::timestamptz,
      external_case_id = ${standing.external_case_id}, causality = ${standing.causality},
      answers = ${JSON.stringify(standing.answers)}::jsonb, vaccines = ${JSON.stringify(standing.vaccines)}::jsonb,
      notifier_phone_sealed = coalesce(${to.phone}::bytea, notifier_phone_sealed), changed_in = pg_current_xact_id()
    where beneficiary_id = ${of.beneficiary_id}::bigint and report_id = ${of.report_id}::uuid`;
}

export const listedRow = {
  ...reportRow,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  guardian_name: col.text,
  village: col.names.orNull,
  site: col.names.orNull,
};
export type ListedRow = RowOf<typeof listedRow>;

const listedFrom = sql`
  from aefi_report r
  join beneficiary b using (beneficiary_id)
  left join location v on v.level = 'village' and v.code = r.village_code
  left join session_site site using (session_site_id)`;
const listedColumns = sql`${reportColumns}, b.ben_name, b.dob, b.gender, b.guardian_name,
  ${namesIn('v')} as village, ${namesIn('site')} as site`;

export interface ListWish {
  readonly status: string;
  readonly category: string;
  readonly page: number;
  readonly pageSize: number;
}

export function listReports(actor: Actor, wish: ListWish) {
  const where = sql`where ${reportInArea(actor)}
    and (${wish.status} = 'all' or r.status = ${wish.status} or (${wish.status} = 'open' and r.closed_at is null))
    and (${wish.category} = 'all' or r.category = ${wish.category})`;
  const skipped = (wish.page - 1) * wish.pageSize;
  return {
    rows: read(listedRow)`select ${listedColumns} ${listedFrom} ${where}
      order by r.closed_at is not null, case when r.closed_at is null then r.notified_at end, r.notified_at desc,
        r.report_id limit ${wish.pageSize}::int offset ${skipped}::int`,
    count: read({ total: col.int })`select count(*)::int as total from aefi_report r ${where}`,
  };
}

const eventRow = {
  event_id: col.uuid,
  kind: col.text,
  by: col.text.orNull,
  role: col.text,
  detail: col.json<{ readonly answers?: Answers; readonly note?: string }>(),
  captured_at: col.timestamptz,
  recorded_at: col.timestamptz,
};
export type EventRow = RowOf<typeof eventRow>;

interface ReportId {
  readonly beneficiary_id: string;
  readonly report_id: string;
}

const detailRow = {
  ...listedRow,
  state: col.names.orNull,
  district: col.names.orNull,
  block: col.names.orNull,
  dose_days: col.date.array,
};
export type DetailRow = RowOf<typeof detailRow>;

export function reportDetail(actor: Actor, of: ReportId) {
  return read(detailRow)`
    select ${listedColumns}, ${namesIn('k')} as block, ${namesIn('d')} as district, ${namesIn('st')} as state,
      array(select x.given_on from dose x where x.beneficiary_id = r.beneficiary_id and not exists (
        select from dose_void z where z.beneficiary_id = x.beneficiary_id and z.dose_id = x.dose_id)) as dose_days
    ${listedFrom}
    left join location k on k.level = 'block' and k.code = v.parent_code
    left join location d on d.level = 'district' and d.code = k.parent_code
    left join location st on st.level = 'state' and st.code = d.parent_code
    where r.beneficiary_id = ${of.beneficiary_id}::bigint and r.report_id = ${of.report_id}::uuid
      and ${reportInArea(actor)}`;
}

export function eventsOfReport(actor: Actor, of: ReportId) {
  return read(eventRow)`
    select e.event_id, e.kind, u.display_name as by, e.role, e.detail, e.captured_at, e.recorded_at
    from aefi_report r
    join aefi_event e using (beneficiary_id, report_id)
    left join app_user u on u.user_id = e.captured_by
    where r.beneficiary_id = ${of.beneficiary_id}::bigint and r.report_id = ${of.report_id}::uuid
      and ${reportInArea(actor)}
    order by e.recorded_at, e.event_id`;
}

const relatedRow = {
  ...reportRow,
  ben_name: col.text,
  /** Lies in the actor's area. */
  is_ours: col.bool,
};
export type RelatedRow = RowOf<typeof relatedRow>;

/** More related reports than anybody looks at. */
const mostRelated = 100;

/** Reports of other people that share a session or a batch with these tokens, vaccinated in these days, wherever. */
export function relatedReports(
  actor: Actor,
  of: {
    readonly beneficiary_id: string;
    readonly tokens: readonly string[];
    /** First and last day of the doses that are suspected. */
    readonly from: CivilDate;
    readonly to: CivilDate;
  },
) {
  const [first, last] = [addDays(of.from, -clusterRule.days), addDays(of.to, clusterRule.days)];
  return read(relatedRow)`
    select ${reportColumns}, b.ben_name, coalesce(${reportInArea(actor)}, false) as is_ours
    from (select distinct t.beneficiary_id, t.report_id from aefi_token t
      where t.token = any(${[...of.tokens]}::text[]) and t.beneficiary_id <> ${of.beneficiary_id}::bigint) found
    join aefi_report r using (beneficiary_id, report_id)
    join beneficiary b using (beneficiary_id)
    where r.vaccinated_on between ${first}::date and ${last}::date
    order by r.vaccinated_on desc, r.notified_at desc, r.report_id limit ${sql.lit(mostRelated)}`;
}
