import type { BiteCase, DoseAmounts } from '@teeka/contract/bites/shapes';
import { caseCodes, sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { CareKind, CaseStatus, StockedBatch, Vaccine } from '@teeka/domain/care';
import type { RosterStatus, SessionStatus } from '@teeka/domain/sessions';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, type Statement, write } from '../../platform/db/statement.ts';
import { wordOf } from '../../platform/db/word-of.ts';
import { judgedPerson, personChanged, personInArea } from '../beneficiaries/index.ts';
import { biteCaseJson } from '../bites/index.ts';
import { isLineMoved, type ListLine, movedLine, noLongerAwaited } from '../sessions/index.ts';
import { stopsOfBatch } from '../stock/index.ts';
import { type KeptDose, keptDoses } from './resent/queries.ts';

/** A session as JSON gives it: instants as text. */
export interface SessionJson {
  readonly session_site_id: string;
  /** '2' where bites are cared for. */
  readonly category: string;
  readonly status: SessionStatus;
  readonly date: CivilDate;
  readonly started_at: string | null;
}

export interface CaseJson {
  readonly case_id: string;
  readonly kind: CareKind;
  readonly session_id: string | null;
  readonly material_category: string;
  readonly material_ids: readonly number[];
  readonly screened: readonly string[];
  readonly status: CaseStatus;
  readonly opened_at: string;
  readonly opened_by: string;
  readonly closed_at: string | null;
}

/** What a visit's commands judge: the person, whose row is locked before this is read, and what is on record. */
const visitRow = {
  ...judgedPerson,
  session: col.json<SessionJson>().orNull,
  entry: col.json<{ readonly status: RosterStatus; readonly verified_at: string | null }>().orNull,
  care_case: col.json<CaseJson>().orNull,
  vaccines: col.json<readonly Vaccine[]>(),
};
export type VisitRow = RowOf<typeof visitRow>;
/** A visit that is opened, beside what its plan reads of the record. */
export type OpeningRow<Known> = VisitRow & { readonly known: Known };
/** A visit whose doses are recorded. */
export interface RecordingRow<Known> extends OpeningRow<Known> {
  readonly batches: readonly StockedBatch[];
  /** What is on record under the ids that were sent. */
  readonly resent: readonly KeptDose[];
}

interface Visit {
  readonly beneficiary_id: string;
  readonly session_id: string;
  readonly case_id: string;
  readonly material_ids: readonly number[];
}

const caseJson = sql`json_build_object(
  'case_id', c.case_id, 'kind', c.kind, 'session_id', c.session_id, 'material_category', c.material_category,
  'material_ids', c.material_ids, 'screened', c.screened, 'status', ${wordOf(caseCodes, 'c.status')}, 'opened_at', c.opened_at,
  'opened_by', c.opened_by, 'closed_at', c.closed_at)`;

const visitColumns = (scope: Scope, visit: Visit) => sql`
  b.beneficiary_id, b.dob, b.gender, b.lmp_date, b.deceased_on,
  (select json_build_object('session_site_id', p.session_site_id, 'status', ${wordOf(sessionCodes, 'p.status')}, 'date', p.date_of_session,
      'category', (select s.category::text from session_site s where s.session_site_id = p.session_site_id),
      'started_at', p.started_at)
    from vaccination_session p
    where p.session_id = ${visit.session_id}::uuid and ${siteInScope('p.session_site_id', scope)}) as session,
  (select json_build_object('status', r.status, 'verified_at', r.verified_at)
    from session_roster r
    where r.session_id = ${visit.session_id}::uuid and r.beneficiary_id = b.beneficiary_id) as entry,
  (select ${caseJson} from care_case c
    where c.beneficiary_id = b.beneficiary_id and c.case_id = ${visit.case_id}::uuid) as care_case,
  (select coalesce(json_agg(json_build_object(
      'material_id', m.material_id, 'material_code', m.material_code, 'dose_codes', m.dose_codes)), '[]')
    from material m where m.material_id = any(${[...visit.material_ids]}::bigint[])) as vaccines`;

/** Of the batches that were named those of the session's site. */
const namedBatches = ({
  session_id,
  batch_ids,
}: Pick<Visit, 'session_id'> & { readonly batch_ids: readonly string[] }) => sql`
  (select coalesce(json_agg(json_build_object('batch_id', k.batch_id, 'material_id', k.material_id,
      'batch_number', k.batch_number, 'expiry_date', k.expiry_date, 'stops', ${stopsOfBatch})), '[]')
    from vaccination_session p join batch k using (session_site_id)
    where p.session_id = ${session_id}::uuid and k.batch_id = any(${[...batch_ids]}::uuid[]))`;

/** What opening a case asks. The person's row is locked before it. */
export function visitForCase<Known>(scope: Scope, visit: Visit, known: RawBuilder<Known>) {
  return read({ ...visitRow, known: col.json<Known>() })`
    select ${visitColumns(scope, visit)}, ${known} as known
    from beneficiary b
    where b.beneficiary_id = ${visit.beneficiary_id}::bigint`;
}

/**
 * All that recording doses asks, in one statement. The person's row is locked before it, so that two phones are served one
 * after the other; the uniqueness of a dose's attempt stands behind that.
 */
export function visitForDoses<Known>(
  scope: Scope,
  visit: Visit & { readonly batch_ids: readonly string[]; readonly dose_ids: readonly string[] },
  known: RawBuilder<Known>,
) {
  const shape = {
    ...visitRow,
    known: col.json<Known>(),
    batches: col.json<readonly StockedBatch[]>(),
    resent: col.json<readonly KeptDose[]>(),
  };
  return read(shape)`
    select ${visitColumns(scope, visit)}, ${known} as known, ${namedBatches(visit)} as batches,
      ${keptDoses(visit.dose_ids)} as resent
    from beneficiary b
    where b.beneficiary_id = ${visit.beneficiary_id}::bigint`;
}

/** A dose with all it needs to be stored, as one JSON list to the database. */
export interface StoredDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly attempt: number;
  readonly given_on: CivilDate;
  readonly material_id: number;
  readonly batch_id: string | null;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly body_site: string;
  readonly captured_at: string;
}

export interface RecordedVisit extends ListLine {
  readonly session_id: string;
  readonly session_site_id: string;
  readonly case_id: string;
  readonly doses: readonly (StoredDose & Pick<KeptDose, 'day_of_dose' | 'amounts'>)[];
  /** The case travels with the person, who counts as changed. */
  readonly withPerson: boolean;
}

/** Stores the doses of a visit and the person's line on the list, in one statement. */
export function storeDoses(visit: RecordedVisit, user_id: string): readonly Statement[] {
  const touched = visit.withPerson ? sql`, touched as (${personChanged(visit.beneficiary_id)})` : sql``;
  const stored = sql`
    with line as (${movedLine(visit)})${touched}
    insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, case_id, session_id, session_site_id,
      material_id, batch_id, batch_number, expiry_date, body_site, captured_at, captured_by, day_of_dose, amounts)
    select ${visit.beneficiary_id}::bigint, d.dose_id, d.dose_code, d.attempt, d.given_on, ${visit.case_id}::uuid,
      ${visit.session_id}::uuid, ${visit.session_site_id}::uuid, nullif(d.material_id, 0), d.batch_id, d.batch_number,
      d.expiry_date, d.body_site, d.captured_at, ${user_id}::uuid, d.day_of_dose, d.amounts
    from json_to_recordset(${JSON.stringify(visit.doses)}::json) as d (dose_id uuid, dose_code text, attempt smallint,
      given_on date, material_id integer, batch_id uuid, batch_number text, expiry_date date, body_site text,
      captured_at timestamptz, day_of_dose smallint, amounts jsonb)
    where ${isLineMoved(visit)}`;
  return [write`${stored}`, ...noLongerAwaited(visit)];
}

const caseWithDosesRow = {
  case_id: col.uuid,
  session_id: col.uuid.orNull,
  material_category: col.text,
  status: col.word(caseCodes),
  opened_at: col.timestamptz,
  vaccine_details:
    col.json<
      readonly {
        readonly dose_id: string;
        readonly dose_code: string;
        readonly material_id: number | null;
        readonly batch_id: string | null;
        readonly batch_number: string;
        readonly expiry_date: CivilDate | null;
        readonly given_on: CivilDate;
        readonly body_site: string;
        readonly captured_at: string;
        readonly captured_by: string;
        readonly captured_by_name: string | null;
        readonly recorded_at: string;
        readonly session_id: string | null;
        readonly day_of_dose: number | null;
        readonly amounts: DoseAmounts | null;
      }[]
    >(),
  bite: col.json<BiteCase>().orNull,
};
export type CaseWithDoses = RowOf<typeof caseWithDosesRow>;

export function personOfArea(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read({ beneficiary_id: col.bigint })`
    select b.beneficiary_id from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** The cases of a person of the actor's area, the latest first, each with its doses that stand. */
export function casesOfPerson(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(caseWithDosesRow)`
    select c.case_id, c.session_id, c.material_category, ${wordOf(caseCodes, 'c.status')} as status, c.opened_at,
      (select coalesce(json_agg(json_build_object(
          'dose_id', d.dose_id, 'dose_code', d.dose_code, 'material_id', d.material_id, 'batch_id', d.batch_id,
          'batch_number', d.batch_number, 'expiry_date', d.expiry_date, 'given_on', d.given_on,
          'body_site', d.body_site, 'day_of_dose', d.day_of_dose, 'amounts', d.amounts,
          'captured_at', d.captured_at, 'captured_by', d.captured_by,
          'captured_by_name', u.display_name, 'recorded_at', d.recorded_at, 'session_id', d.session_id)
          order by d.given_on, d.dose_code), '[]')
        from dose d left join app_user u on u.user_id = d.captured_by
        where d.beneficiary_id = c.beneficiary_id and d.case_id = c.case_id and d.origin = 'session'
          and not exists (
            select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)) as vaccine_details,
      (select ${biteCaseJson} from bite_case k
        where k.beneficiary_id = c.beneficiary_id and k.case_id = c.case_id) as bite
    from beneficiary b
    join care_case c using (beneficiary_id)
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}
    order by c.opened_at desc, c.case_id`;
}

const reasonRow = { reason_id: col.int, reason_code: col.text, reason: col.names };

export function notDoneReasons() {
  return read(reasonRow)`
    select n.reason_id, n.reason_code, ${namesIn('n', 'reason')} as reason from not_done_reason n order by n.reason_id`;
}
