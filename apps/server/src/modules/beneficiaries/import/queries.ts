import type { ImportState } from '@teeka/contract/beneficiaries';
import type { RefusalCode, RefusalValues } from '@teeka/domain/refusal';
import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';

/** What is wrong with one cell; never what was typed in it. */
export interface ImportFault {
  readonly row: number;
  readonly column: string;
  readonly code: RefusalCode;
  readonly values?: RefusalValues;
}

export interface ImportRecord {
  readonly import_id: string;
  readonly user_id: string;
  readonly file_name: string;
  readonly state: ImportState;
  readonly rows_sealed: Buffer | null;
  readonly total_rows: number;
  readonly good_rows: number;
  readonly bad_rows: number;
  readonly stored_rows: number;
  readonly errors: readonly ImportFault[];
  readonly uploaded_at: Date;
}

export interface ImportStanding extends ImportRecord {
  readonly job_done: number | null;
  readonly job_total: number | null;
}

const standing = sql`
  select f.*, j.done as job_done, j.total as job_total
  from import_file f
  left join lateral (
    select done, total from job where subject = f.import_id order by made_at desc, job_id desc limit 1) j on true`;

/** An import of the user with how far its work has come. */
export function importOf(user_id: string, import_id: string): CompiledQuery<ImportStanding> {
  return sql<ImportStanding>`${standing}
    where f.import_id = ${import_id}::uuid and f.user_id = ${user_id}::uuid`.compile(build);
}

export function importsOf(user_id: string, most: number): CompiledQuery<ImportStanding> {
  return sql<ImportStanding>`${standing}
    where f.user_id = ${user_id}::uuid order by f.uploaded_at desc, f.import_id desc
    limit ${most}::int`.compile(build);
}

export interface OpenImports {
  /** Being checked or stored. */
  readonly working: number;
  /** Checked, and waiting for a word of the person. */
  readonly resting: number;
}

/** How many files of a user are not ended yet. */
export function openImportsOf(user_id: string): CompiledQuery<OpenImports> {
  return sql<OpenImports>`
    select count(*) filter (where state in ('checking', 'storing'))::int as working,
      count(*) filter (where state = 'checked')::int as resting
    from import_file where user_id = ${user_id}::uuid`.compile(build);
}

export function lockImport(user_id: string, import_id: string): CompiledQuery<ImportRecord> {
  return sql<ImportRecord>`select * from import_file
    where import_id = ${import_id}::uuid and user_id = ${user_id}::uuid for update`.compile(build);
}

export function importById(import_id: string): CompiledQuery<ImportRecord> {
  return sql<ImportRecord>`select * from import_file where import_id = ${import_id}::uuid`.compile(build);
}

type NewImport = Pick<
  ImportRecord,
  'import_id' | 'user_id' | 'file_name' | 'state' | 'rows_sealed' | 'total_rows' | 'uploaded_at'
>;

export function insertImport(row: NewImport): CompiledQuery {
  return build.insertInto('import_file').values(row).compile();
}

export function putState(import_id: string, state: ImportState): CompiledQuery {
  return build.updateTable('import_file').set({ state }).where('import_id', '=', import_id).compile() as CompiledQuery;
}

/** Forgets what the rows were. */
export function discard(import_id: string): CompiledQuery {
  return build
    .updateTable('import_file')
    .set({ state: 'discarded', rows_sealed: null, errors: '[]' })
    .where('import_id', '=', import_id)
    .compile() as CompiledQuery;
}

/** What checking found. */
export function putChecked(
  import_id: string,
  { good, faults, bad }: { readonly good: number; readonly bad: number; readonly faults: readonly ImportFault[] },
): CompiledQuery {
  return build
    .updateTable('import_file')
    .set({ state: 'checked', good_rows: good, bad_rows: bad, errors: JSON.stringify(faults) })
    .where('import_id', '=', import_id)
    .where('state', 'in', ['checking', 'storing'])
    .compile() as CompiledQuery;
}

/** Stored: only the bad rows are kept, for the file of errors. */
export function putStored(import_id: string, stored_rows: number, rows_sealed: Buffer | null): CompiledQuery {
  return build
    .updateTable('import_file')
    .set({ state: 'stored', stored_rows, rows_sealed })
    .where('import_id', '=', import_id)
    .compile() as CompiledQuery;
}

/** Rows brought before that day are forgotten, stored or not. */
export function forgetImports(before: Date): CompiledQuery {
  return sql`update import_file set rows_sealed = null, errors = '[]',
      state = case when state = 'stored' then state else 'discarded' end
    where uploaded_at < ${before}::timestamptz and (rows_sealed is not null or state not in ('stored', 'discarded'))`.compile(
    build,
  );
}
