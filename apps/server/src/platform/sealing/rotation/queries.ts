import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { build } from '../../db/build.ts';
import type { SealedColumn, SealedTable } from '../../db/sealed-tables.ts';
import type { KeyRow } from '../key-ring.ts';
import type { RestKind, RestRow } from '../sealed-form.ts';

/** The keys that left their mark, the oldest first. */
export function ringRows(): CompiledQuery<KeyRow> {
  return sql<KeyRow>`
    select key_id, mark, writes, retired_at is not null as retired, kept_sealed
    from data_key order by made_at, key_id`.compile(build);
}

/** A process tells which keys it has and under which it seals; what is long gone is swept. */
export function tellHolder(holder_id: string, key_ids: readonly string[], writes: string): CompiledQuery {
  return sql`
    with gone as (delete from key_holder where seen_at < now() - interval '1 day')
    insert into key_holder (holder_id, key_ids, writes, seen_at)
    values (${holder_id}::uuid, ${[...key_ids]}::text[], ${writes}::text, clock_timestamp())
    on conflict (holder_id) do update set key_ids = excluded.key_ids, writes = excluded.writes,
      seen_at = excluded.seen_at`.compile(build);
}

export function dropHolder(holder_id: string): CompiledQuery {
  return sql`delete from key_holder where holder_id = ${holder_id}::uuid`.compile(build);
}

/** Processes seen lately that do not have the key yet (`known`), or do not seal under it yet (`writes`). */
export function behind(key_id: string, what: 'known' | 'writes', seconds: number): CompiledQuery<{ count: number }> {
  const missing = what === 'known' ? sql`not (${key_id}::text = any(key_ids))` : sql`writes <> ${key_id}::text`;
  return sql<{ count: number }>`
    select count(*)::int as count from key_holder
    where seen_at > clock_timestamp() - ${seconds}::int * interval '1 second' and ${missing}`.compile(build);
}

export function noteNewKey(key_id: Buffer, mark: Buffer): CompiledQuery {
  return sql`
    insert into data_key (key_id, mark, writes, made_at) values (${key_id}, ${mark}, false, clock_timestamp())
    on conflict (key_id) do nothing`.compile(build);
}

/** From now on this key writes. Two statements: the index knows but one that does. */
export function letWrite(key_id: Buffer): CompiledQuery[] {
  return [
    sql`update data_key set writes = false where writes and key_id <> ${key_id}`.compile(build),
    sql`update data_key set writes = true where key_id = ${key_id}`.compile(build),
  ];
}

export function keepKeys(key_id: Buffer, sealed: Buffer): CompiledQuery {
  return sql`update data_key set kept_sealed = ${sealed} where key_id = ${key_id}`.compile(build);
}

export function retireOthers(): CompiledQuery {
  return sql`update data_key set retired_at = now() where not writes and retired_at is null`.compile(build);
}

/** Changes under way in this database, whoever's they are; what they store may be sealed under the key of now. */
export function underWay(): CompiledQuery<{ changes: string[] }> {
  return sql<{ changes: string[] }>`
    select coalesce(array_agg(l.virtualtransaction), '{}') as changes
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'virtualxid' and l.granted and a.datname = current_database() and l.pid <> pg_backend_pid()`.compile(
    build,
  );
}

/** Those of them that have not ended. */
export function notEnded(changes: readonly string[]): CompiledQuery<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'virtualxid' and virtualtransaction = any(${[...changes]}::text[])`.compile(build);
}

/** A row with values to be sealed anew: its key, whose it is, and by column what stands there and as what. */
export interface OldRow {
  readonly key: readonly string[];
  readonly row: RestRow;
  readonly kinds: readonly RestKind[];
  readonly sealed: readonly (Buffer | null)[];
}

const sealedIn = ({ name, within }: SealedColumn): RawBuilder<unknown> => within?.read ?? sql.ref(name);
const isOther = (column: SealedColumn, beginning: Buffer) =>
  sql`coalesce(substring(${sealedIn(column)} from 1 for 5) <> ${beginning}::bytea, false)`;
const anyOther = ({ columns }: SealedTable, beginning: Buffer) =>
  sql.join(
    columns.map((column) => isOther(column, beginning)),
    sql` or `,
  );
const keyOf = ({ key }: SealedTable) => sql.join(key.map(({ name }) => sql.ref(name)));

/** Rows after `after` with values under other keys, held for this change; those that others hold are left for later. */
export function takeOld(
  of: SealedTable,
  { beginning, after, most }: { beginning: Buffer; after: readonly string[] | undefined; most: number },
): CompiledQuery<OldRow> {
  const from =
    after === undefined
      ? sql`true`
      : sql`(${keyOf(of)}) > (${sql.join(of.key.map(({ type }, nth) => sql`${after[nth]}::text::${type}`))})`;
  const kinds = sql.join(of.columns.map(({ kind }) => sql`${kind}::text`));
  return sql<OldRow>`
    select array[${sql.join(of.key.map(({ name }) => sql`${sql.ref(name)}::text`))}] as key, ${of.row} as row,
      array[${kinds}] as kinds, array[${sql.join(of.columns.map(sealedIn))}] as sealed
    from ${sql.table(of.table)}
    where ${from} and (${anyOther(of, beginning)})
    order by ${keyOf(of)} limit ${most} for update skip locked`.compile(build);
}

export function countOld(of: SealedTable, beginning: Buffer): CompiledQuery<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(of.table)} where ${anyOther(of, beginning)}`.compile(build);
}

export interface FreshRow {
  readonly key: readonly string[];
  readonly sealed: readonly (Buffer | null)[];
  readonly hash: Buffer | null;
}

/** Puts back what was sealed anew; null leaves what stands. */
export function putFresh(of: SealedTable, rows: readonly FreshRow[]): CompiledQuery {
  const keys = of.key.map((_, nth) => sql`${rows.map(({ key }) => key[nth])}::text[]`);
  const values = of.columns.map((_, nth) => sql`${rows.map(({ sealed }) => sealed[nth] ?? null)}::bytea[]`);
  const names = [...of.key.map((_, nth) => `k${nth}`), ...of.columns.map((_, nth) => `c${nth}`), 'h'];
  const sets = of.columns.map(({ name, within }, nth) => {
    const fresh = sql.ref(`fresh.c${nth}`);
    return sql`${sql.ref(name)} = coalesce(${within?.write(fresh) ?? fresh}, ${sql.ref(`old.${name}`)})`;
  });
  if (of.hash) sets.push(sql`${sql.ref(of.hash)} = coalesce(fresh.h, ${sql.ref(`old.${of.hash}`)})`);
  const same = of.key.map(
    ({ name, type }, nth) => sql`${sql.ref(`old.${name}`)} = ${sql.ref(`fresh.k${nth}`)}::${type}`,
  );
  return sql`
    update ${sql.table(of.table)} as old set ${sql.join(sets)}
    from unnest(${sql.join([...keys, ...values, sql`${rows.map(({ hash }) => hash)}::bytea[]`])})
      as fresh (${sql.join(names.map((name) => sql.ref(name)))})
    where ${sql.join(same, sql` and `)}`.compile(build);
}

/** A keyed hash by which a search finds a person, and the one that takes its place. */
export interface ChangedToken {
  readonly beneficiary_id: string;
  readonly old: Buffer;
  readonly fresh: Buffer;
}

/** In one stroke: whoever looks for either finds the person once. */
export function changeTokens(tokens: readonly ChangedToken[]): CompiledQuery {
  return sql`
    with asked as (
      select * from unnest(${tokens.map(({ beneficiary_id }) => beneficiary_id)}::bigint[],
        ${tokens.map(({ old }) => old)}::bytea[], ${tokens.map(({ fresh }) => fresh)}::bytea[])
        as each (beneficiary_id, old, fresh)),
    gone as (
      delete from search_token t using asked
      where t.token_hash = asked.old and t.beneficiary_id = asked.beneficiary_id
      returning asked.fresh, t.kind, t.beneficiary_id)
    insert into search_token (token_hash, kind, beneficiary_id) select * from gone on conflict do nothing`.compile(
    build,
  );
}

export function photoIdTypes(ids: readonly string[]): CompiledQuery<{ beneficiary_id: string; type: number }> {
  return sql<{ beneficiary_id: string; type: number }>`
    select beneficiary_id::text, photo_id_type as type from beneficiary
    where beneficiary_id = any(${[...ids]}::bigint[]) and photo_id_type is not null`.compile(build);
}

/** One change of key at a time; held as long as the connection. */
const lock = 7_332_004;

export function takeTurn(): CompiledQuery<{ mine: boolean }> {
  return sql<{ mine: boolean }>`select pg_try_advisory_lock(${sql.lit(lock)}) as mine`.compile(build);
}

/** Is the schema there, and may this role change what is append-only to everybody else? */
export function isReady(): CompiledQuery<{ ready: boolean; may: boolean }> {
  return sql<{ ready: boolean; may: boolean }>`
    select to_regclass('key_holder') is not null as ready,
      coalesce(has_table_privilege(to_regclass('beneficiary_change'), 'update'), false) as may`.compile(build);
}
