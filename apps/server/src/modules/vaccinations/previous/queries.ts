import { codeFor, previousCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Vaccine } from '@teeka/domain/care';
import type { DoseOnRecord, PreviousStatus } from '@teeka/domain/vaccinations';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { orLostRace } from '../../../platform/db/or-lost-race.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, type Statement, values, write } from '../../../platform/db/statement.ts';
import { isOneOf, wordOf } from '../../../platform/db/word-of.ts';
import {
  chainOf,
  joinVillage,
  judgedPerson,
  personColumns,
  personInArea,
  personRow,
  storePersonChanged,
} from '../../beneficiaries/index.ts';

const status = wordOf(previousCodes, 'p.status');

/** The person and all that reporting an earlier dose asks. */
export const reportRow = {
  ...judgedPerson,
  recorded: col.json<readonly DoseOnRecord[]>(),
  vaccines: col.json<readonly Vaccine[]>(),
  /** Whether the case is a visit, whose doses no report may join. */
  is_visit: col.bool,
  /** The report with this case id, if it is on record. */
  report: col.json<ReportOnRecord>().orNull,
};
export type ReportRow = RowOf<typeof reportRow>;

/** A report as it stands, to be compared with one that comes under the same case id. */
export interface ReportOnRecord {
  readonly status: PreviousStatus;
  readonly material_id: number;
  readonly rig_type: string;
  readonly proof: string;
  readonly captured_at: string;
  readonly reported_by: string;
  /** As they were reported; immunoglobulin that came along has an id of its own. */
  readonly doses: readonly {
    readonly dose_id: string;
    readonly dose_code: string;
    readonly given_on: CivilDate;
    /** Hexadecimal, of what was sent; null where no file is on record. */
    readonly digest: string | null;
  }[];
}

export function personForReport(
  actor: Actor,
  today: CivilDate,
  of: { readonly beneficiary_id: string; readonly case_id: string; readonly material_id: number },
) {
  return read(reportRow)`
    select b.beneficiary_id, b.dob, b.gender, b.lmp_date, b.deceased_on,
      (select coalesce(json_agg(json_build_object(
          'dose_id', d.dose_id, 'dose_code', d.dose_code, 'attempt', d.attempt, 'given_on', d.given_on,
          'material_id', d.material_id, 'batch_id', d.batch_id, 'voided', exists (
            select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id))), '[]')
        from dose d where d.beneficiary_id = b.beneficiary_id) as recorded,
      (select coalesce(json_agg(json_build_object(
          'material_id', m.material_id, 'material_code', m.material_code, 'dose_codes', m.dose_codes)), '[]')
        from material m where m.material_id = ${of.material_id}::bigint) as vaccines,
      exists (select from care_case c
        where c.beneficiary_id = b.beneficiary_id and c.case_id = ${of.case_id}::uuid) as is_visit,
      (select json_build_object('status', ${status}, 'material_id', p.material_id, 'rig_type', p.rig_type,
          'proof', p.proof, 'captured_at', p.captured_at, 'reported_by', p.reported_by, 'doses', (
            select coalesce(json_agg(json_build_object('dose_id', d.dose_id, 'dose_code', d.dose_code,
                'given_on', d.given_on, 'digest', encode(f.digest, 'hex'))), '[]')
            from dose d left join previous_file f using (beneficiary_id, dose_id)
            where d.beneficiary_id = p.beneficiary_id and d.case_id = p.case_id and d.origin = 'previous'
              and d.corrects is null and d.dose_code <> 'RIG'))
        from previous_vaccination p
        where p.beneficiary_id = b.beneficiary_id and p.case_id = ${of.case_id}::uuid) as report
    from beneficiary b
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

const newReport = {
  beneficiary_id: col.bigint,
  case_id: col.uuid,
  material_id: col.int,
  rig_type: col.text,
  proof: col.text,
  captured_at: col.isoInstant,
};
type StoredReport = RowOf<typeof newReport>;

export function storeReport(report: StoredReport, reported_by: string) {
  return write`
    insert into previous_vaccination ${values({ ...newReport, reported_by: col.uuid }, { ...report, reported_by })}`;
}

export interface StoredPreviousDose {
  readonly dose_id: string;
  readonly dose_code: string;
  /** Null for immunoglobulin that came along: the report tells which kind, no vaccine. */
  readonly material_id: number | null;
  readonly attempt: number;
  readonly given_on: CivilDate;
}

/** Doses given elsewhere stand beside those given here; site, session and batch are not known. */
export function storePreviousDoses(report: StoredReport, doses: readonly StoredPreviousDose[], user_id: string) {
  return write`
    insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, case_id, material_id, captured_at,
      captured_by, origin)
    select ${report.beneficiary_id}::bigint, d.dose_id, d.dose_code, d.attempt, d.given_on, ${report.case_id}::uuid,
      d.material_id, ${report.captured_at}, ${user_id}::uuid, 'previous'
    from json_to_recordset(${JSON.stringify(doses)}::json) as d (dose_id uuid, dose_code text, attempt smallint,
      material_id int, given_on date)`;
}

const newFile = {
  beneficiary_id: col.bigint,
  dose_id: col.uuid,
  file_name: col.text,
  file_key: col.text,
  file_type: col.text,
  digest: col.bytea,
  added_at: col.isoInstant,
};
export type StoredFile = RowOf<typeof newFile>;

/** A dose has one file; of two that come at once the later one is asked again, and then meets the other. */
export function storeFile(file: StoredFile, added_by: string) {
  return write`insert into previous_file ${values({ ...newFile, added_by: col.uuid }, { ...file, added_by })}`;
}

/** A report that waits again for somebody to look at it; with its person it travels to phones. */
export function storeWaitsAgain({
  beneficiary_id,
  case_id,
}: {
  readonly beneficiary_id: string;
  readonly case_id: string;
}): Statement[] {
  const waits = write`
    update previous_vaccination p set status = ${codeFor(previousCodes, 'pending')}::smallint, decided_by = null, decided_at = null
    where p.beneficiary_id = ${beneficiary_id}::bigint and p.case_id = ${case_id}::uuid
      and ${isOneOf(previousCodes, 'p.status', 'approved-without')}`;
  return [waits, storePersonChanged(beneficiary_id)];
}

/**
 * Under which dose the file stands that shows a dose, by its alias: a correction names what it puts right, and is shown by the file of
 * that one unless it has its own. Null where there is none in its chain.
 */
export const shownUnder = (dose: string): RawBuilder<string | null> => sql<string | null>`
  case when ${sql.ref(`${dose}.origin`)} = 'previous' then (${chainOf(dose)}
  select shown.dose_id from previous_file shown
  join (select ${sql.ref(`${dose}.dose_id`)} as dose_id, 0 as nth union all select dose_id, nth from chain) line using (dose_id)
  where shown.beneficiary_id = ${sql.ref(`${dose}.beneficiary_id`)}
  order by line.nth limit 1) end`;

const fileRow = {
  beneficiary_id: col.bigint,
  /** Whether there is such a dose, given elsewhere. */
  has_dose: col.bool,
  /** Its report, told by word, was approved while nobody had a document. */
  approved_by_word: col.bool,
  file: col.json<{
    readonly file_key: string;
    readonly file_type: string;
    readonly file_name: string;
    /** Hexadecimal, of what was sent. */
    readonly digest: string;
  }>().orNull,
};
export type FileRow = RowOf<typeof fileRow>;

export function fileOfDose(
  actor: Actor,
  today: CivilDate,
  {
    beneficiary_id,
    dose_id,
    case_id,
  }: { readonly beneficiary_id: string; readonly dose_id: string; readonly case_id?: string },
) {
  return read(fileRow)`
    select b.beneficiary_id,
      exists (select from dose d where d.beneficiary_id = b.beneficiary_id and d.dose_id = ${dose_id}::uuid
        and d.origin = 'previous' and (${case_id ?? null}::uuid is null or d.case_id = ${case_id ?? null}::uuid)) as has_dose,
      exists (select from previous_vaccination p
        where p.beneficiary_id = b.beneficiary_id and p.case_id = ${case_id ?? null}::uuid and p.proof = 'word'
          and ${isOneOf(previousCodes, 'p.status', 'approved-without')}) as approved_by_word,
      (select json_build_object('file_key', f.file_key, 'file_type', f.file_type, 'file_name', f.file_name,
          'digest', encode(f.digest, 'hex'))
        from dose d join previous_file f on f.beneficiary_id = d.beneficiary_id and f.dose_id = ${shownUnder('d')}
        where d.beneficiary_id = b.beneficiary_id and d.dose_id = ${dose_id}::uuid) as file
    from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

const listedReportRow = {
  ...personRow,
  case_id: col.uuid,
  material_name: col.text.orNull,
  proof: col.text,
  status: col.word(previousCodes),
  remarks: col.text,
  reported_by_name: col.text.orNull,
  captured_at: col.timestamptz,
  decided_by_name: col.text.orNull,
  doses:
    col.json<
      readonly {
        readonly dose_id: string;
        readonly dose_code: string;
        readonly day_of_dose: CivilDate;
        readonly has_file: boolean;
      }[]
    >(),
};

/** Reports of people of the area, the oldest first, with the number of all. */
export function reports(
  actor: Actor,
  today: CivilDate,
  { pending, page, pageSize }: { readonly pending: boolean; readonly page: number; readonly pageSize: number },
) {
  const these = sql`(${isOneOf(previousCodes, 'p.status', 'pending')}) = ${pending}::boolean and ${personInArea(actor, today)}`;
  return {
    rows: read(listedReportRow)`
      select ${personColumns}, p.case_id, m.material_name, p.proof, ${status} as status, p.remarks, p.captured_at,
        (select u.display_name from app_user u where u.user_id = p.reported_by) as reported_by_name,
        (select u.display_name from app_user u where u.user_id = p.decided_by) as decided_by_name,
        (select coalesce(json_agg(json_build_object('dose_id', d.dose_id, 'dose_code', d.dose_code,
            'day_of_dose', d.given_on, 'has_file', ${shownUnder('d')} is not null)
            order by d.given_on, d.dose_code), '[]')
          from dose d where d.beneficiary_id = p.beneficiary_id and d.case_id = p.case_id
            and d.origin = 'previous') as doses
      from previous_vaccination p join beneficiary b using (beneficiary_id) ${joinVillage}
      left join material m on m.material_id = p.material_id
      where ${these}
      order by p.recorded_at, p.case_id
      limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`,
    count: read({ total: col.int })`
      select count(*)::int as total from previous_vaccination p join beneficiary b using (beneficiary_id)
      where ${these}`,
  };
}

/** How many reports of people of the actor's area wait for a decision. */
export const reportsWaiting = (actor: Actor, today: CivilDate): RawBuilder<number> => sql<number>`
  (select count(*)::int from previous_vaccination p join beneficiary b using (beneficiary_id)
    where ${isOneOf(previousCodes, 'p.status', 'pending')} and ${personInArea(actor, today)})`;

const decidedRow = { beneficiary_id: col.bigint, status: col.word(previousCodes).orNull, files: col.int };

export function reportForDecision(
  actor: Actor,
  today: CivilDate,
  { beneficiary_id, case_id }: { readonly beneficiary_id: string; readonly case_id: string },
) {
  return read(decidedRow)`
    select b.beneficiary_id,
      (select ${status} from previous_vaccination p
        where p.beneficiary_id = b.beneficiary_id and p.case_id = ${case_id}::uuid) as status,
      (select count(*)::int from dose d join previous_file f using (beneficiary_id, dose_id)
        where d.beneficiary_id = b.beneficiary_id and d.case_id = ${case_id}::uuid and d.origin = 'previous') as files
    from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

export interface Decided {
  readonly beneficiary_id: string;
  readonly case_id: string;
  readonly status: PreviousStatus;
  /** The status that was decided about. */
  readonly from: PreviousStatus;
  readonly remarks: string;
  readonly decided_at: Date;
  /** Sent back: the doses no longer stand. */
  readonly voids: boolean;
}

export function storeDecision(decided: Decided, user_id: string): Statement[] {
  const { beneficiary_id, case_id, status, from, remarks, decided_at, voids } = decided;
  const stored = orLostRace(sql`
    update previous_vaccination
    set status = ${codeFor(previousCodes, status)}::smallint, remarks = ${remarks}, decided_by = ${user_id}::uuid, decided_at = ${decided_at}
    where beneficiary_id = ${beneficiary_id}::bigint and case_id = ${case_id}::uuid and status = ${codeFor(previousCodes, from)}::smallint`);
  const voided = write`
    insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
    select d.beneficiary_id, d.dose_id, ${remarks}, ${user_id}::uuid, ${decided_at} from dose d
    where d.beneficiary_id = ${beneficiary_id}::bigint and d.case_id = ${case_id}::uuid and d.origin = 'previous'
      and not exists (select from dose_void x
        where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)`;
  const changed = storePersonChanged(beneficiary_id);
  return voids ? [stored, voided, changed] : [stored, changed];
}
