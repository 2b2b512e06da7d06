import type { ImportState } from '@teeka/contract/imports';
import type { RefusalCode, RefusalValues } from '@teeka/domain/refusal';
import { sql } from 'kysely';
import { col, type RowOf } from '../db/row.ts';
import { read, values, write } from '../db/statement.ts';
import type { ImportName } from './import-kind.ts';

/** What is wrong with one cell; never what was typed in it. */
export interface ImportFault {
  readonly row: number;
  readonly column: string;
  readonly code: RefusalCode;
  readonly values?: RefusalValues;
}

const importRecordRow = {
  import_id: col.uuid,
  user_id: col.uuid,
  kind: col.text.of<ImportName>(),
  file_name: col.text,
  state: col.text.of<ImportState>(),
  rows_sealed: col.bytea.orNull,
  total_rows: col.int,
  good_rows: col.int,
  bad_rows: col.int,
  stored_rows: col.int,
  errors: col.json<readonly ImportFault[]>(),
  uploaded_at: col.timestamptz,
};
export type ImportRecord = RowOf<typeof importRecordRow>;

const importStandingRow = { ...importRecordRow, job_done: col.int.orNull, job_total: col.int.orNull };
export type ImportStanding = RowOf<typeof importStandingRow>;

const standing = sql`
  select f.*, j.done as job_done, j.total as job_total
  from import_file f
  left join lateral (
    select done, total from job where subject = f.import_id order by made_at desc, job_id desc limit 1) j on true`;

/** Imports of a user that one set of calls answers for. */
export interface Own {
  readonly user_id: string;
  readonly kinds: readonly ImportName[];
}

/** An import of the user with how far its work has come. */
export function importOf({ user_id, kinds }: Own, import_id: string) {
  return read(importStandingRow)`${standing}
    where f.import_id = ${import_id}::uuid and f.user_id = ${user_id}::uuid and f.kind = any(${[...kinds]}::text[])`;
}

export function importsOf({ user_id, kinds }: Own, most: number) {
  return read(importStandingRow)`${standing}
    where f.user_id = ${user_id}::uuid and f.kind = any(${[...kinds]}::text[]) order by f.uploaded_at desc, f.import_id desc
    limit ${most}::int`;
}

const openImportsRow = {
  /** Being checked or stored. */
  working: col.int,
  /** Checked, and waiting for a word of the person. */
  resting: col.int,
};
export type OpenImports = RowOf<typeof openImportsRow>;

/** How many files of a user are not ended yet. */
export function openImportsOf(user_id: string) {
  return read(openImportsRow)`
    select count(*) filter (where state in ('checking', 'storing'))::int as working,
      count(*) filter (where state = 'checked')::int as resting
    from import_file where user_id = ${user_id}::uuid`;
}

export function lockImport({ user_id, kinds }: Own, import_id: string) {
  return read(importRecordRow)`select * from import_file
    where import_id = ${import_id}::uuid and user_id = ${user_id}::uuid and kind = any(${[...kinds]}::text[]) for update`;
}

export function importById(import_id: string) {
  return read(importRecordRow)`select * from import_file where import_id = ${import_id}::uuid`;
}

const { good_rows: _good, bad_rows: _bad, stored_rows: _stored, errors: _errors, ...newImport } = importRecordRow;

export function insertImport(row: RowOf<typeof newImport>) {
  return write`insert into import_file ${values(newImport, row)}`;
}

export function putState(import_id: string, state: ImportState) {
  return write`update import_file set state = ${state} where import_id = ${import_id}::uuid`;
}

/** Forgets what the rows were. */
export function discard(import_id: string) {
  return write`
    update import_file set state = 'discarded', rows_sealed = null, errors = '[]' where import_id = ${import_id}::uuid`;
}

/** What checking found. */
export function putChecked(
  import_id: string,
  { good, faults, bad }: { readonly good: number; readonly bad: number; readonly faults: readonly ImportFault[] },
) {
  return write`
    update import_file set state = 'checked', good_rows = ${good}, bad_rows = ${bad}, errors = ${JSON.stringify(faults)}
    where import_id = ${import_id}::uuid and state in ('checking', 'storing')`;
}

/** Stored: only the bad rows are kept, for the file of errors. */
export function putStored(import_id: string, stored_rows: number, rows_sealed: Buffer | null) {
  return write`
    update import_file set state = 'stored', stored_rows = ${stored_rows}, rows_sealed = ${rows_sealed}
    where import_id = ${import_id}::uuid`;
}

/** Rows brought before that day are forgotten, stored or not. */
export function forgetImports(before: Date) {
  return write`update import_file set rows_sealed = null, errors = '[]',
      state = case when state = 'stored' then state else 'discarded' end
    where uploaded_at < ${before}::timestamptz and (rows_sealed is not null or state not in ('stored', 'discarded'))`;
}
