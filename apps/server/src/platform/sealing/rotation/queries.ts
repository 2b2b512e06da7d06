import { type RawBuilder, sql } from 'kysely';
import { col, type RowOf } from '../../db/row.ts';
import type { SealedColumn, SealedTable } from '../../db/sealed-tables.ts';
import { read, type Statement, write } from '../../db/statement.ts';
import type { RestKind, RestRow } from '../sealed-form.ts';

const keyRow = {
  key_id: col.bytea,
  mark: col.bytea,
  writes: col.bool,
  retired: col.bool,
  kept_sealed: col.bytea.orNull,
};

/** The keys that left their mark, the oldest first. */
export function ringRows() {
  return read(keyRow)`
    select key_id, mark, writes, retired_at is not null as retired, kept_sealed
    from data_key order by made_at, key_id`;
}

/** A process tells which keys it has and under which it seals; what is long gone is swept. */
export function tellHolder(holder_id: string, key_ids: readonly string[], writes: string) {
  return write`
    with gone as (delete from key_holder where seen_at < now() - interval '1 day')
    insert into key_holder (holder_id, key_ids, writes, seen_at)
    values (${holder_id}::uuid, ${[...key_ids]}::text[], ${writes}::text, clock_timestamp())
    on conflict (holder_id) do update set key_ids = excluded.key_ids, writes = excluded.writes,
      seen_at = excluded.seen_at`;
}

export function dropHolder(holder_id: string) {
  return write`delete from key_holder where holder_id = ${holder_id}::uuid`;
}

/** Processes seen lately that do not have the key yet (`known`), or do not seal under it yet (`writes`). */
export function behind(key_id: string, what: 'known' | 'writes', seconds: number) {
  const missing = what === 'known' ? sql`not (${key_id}::text = any(key_ids))` : sql`writes <> ${key_id}::text`;
  return read({ count: col.int })`
    select count(*)::int as count from key_holder
    where seen_at > clock_timestamp() - ${seconds}::int * interval '1 second' and ${missing}`;
}

export function noteNewKey(key_id: Buffer, mark: Buffer) {
  return write`
    insert into data_key (key_id, mark, writes, made_at) values (${key_id}, ${mark}, false, clock_timestamp())
    on conflict (key_id) do nothing`;
}

/** From now on this key writes. Two statements: the index knows but one that does. */
export function letWrite(key_id: Buffer): Statement[] {
  return [
    write`update data_key set writes = false where writes and key_id <> ${key_id}`,
    write`update data_key set writes = true where key_id = ${key_id}`,
  ];
}

export function keepKeys(key_id: Buffer, sealed: Buffer) {
  return write`update data_key set kept_sealed = ${sealed} where key_id = ${key_id}`;
}

export function retireOthers() {
  return write`update data_key set retired_at = now() where not writes and retired_at is null`;
}

/** Changes under way in this database, whoever's they are; what they store may be sealed under the key of now. */
export function underWay() {
  return read({ changes: col.text.array })`
    select coalesce(array_agg(l.virtualtransaction), '{}') as changes
    from pg_locks l join pg_stat_activity a using (pid)
    where l.locktype = 'virtualxid' and l.granted and a.datname = current_database() and l.pid <> pg_backend_pid()`;
}

/** Those of them that have not ended. */
export function notEnded(changes: readonly string[]) {
  return read({ count: col.int })`
    select count(*)::int as count from pg_locks
    where locktype = 'virtualxid' and virtualtransaction = any(${[...changes]}::text[])`;
}

/** A row with values to be sealed anew: its key, whose it is, and by column what stands there and as what. */
const oldRow = {
  key: col.text.array,
  row: col.text.of<RestRow>(),
  kinds: col.text.of<RestKind>().array,
  sealed: col.bytea.orNull.array,
};
export type OldRow = RowOf<typeof oldRow>;

const sealedIn = ({ name, within }: SealedColumn): RawBuilder<unknown> => within?.read ?? sql.ref(name);
const isOther = (column: SealedColumn, beginning: Buffer) =>
  sql`coalesce(substring(${sealedIn(column)} from 1 for 5) <> ${beginning}::bytea, false)`;
const anyOther = ({ columns }: SealedTable, beginning: Buffer) =>
  sql.join(
    columns.map((column) => isOther(column, beginning)),
    sql` or `,
  );
const keyOf = ({ key }: SealedTable) => sql.join(key.map(({ name }) => sql.ref(name)));

/** Rows after `after` with values under other keys, locked for this change; those that others hold are left for later. */
export function takeOld(
  of: SealedTable,
  { beginning, after, most }: { beginning: Buffer; after: readonly string[] | undefined; most: number },
) {
  const from =
    after === undefined
      ? sql`true`
      : sql`(${keyOf(of)}) > (${sql.join(of.key.map(({ type }, nth) => sql`${after[nth]}::text::${type}`))})`;
  const kinds = sql.join(of.columns.map(({ kind }) => sql`${kind}::text`));
  return read(oldRow)`
    select array[${sql.join(of.key.map(({ name }) => sql`${sql.ref(name)}::text`))}] as key, ${of.row} as row,
      array[${kinds}] as kinds, array[${sql.join(of.columns.map(sealedIn))}] as sealed
    from ${sql.table(of.table)}
    where ${from} and (${anyOther(of, beginning)})
    order by ${keyOf(of)} limit ${most} for update skip locked`;
}

export function countOld(of: SealedTable, beginning: Buffer) {
  return read({ count: col.int })`
    select count(*)::int as count from ${sql.table(of.table)} where ${anyOther(of, beginning)}`;
}

export interface FreshRow {
  readonly key: readonly string[];
  readonly sealed: readonly (Buffer | null)[];
  readonly hash: Buffer | null;
}

/** Puts back what was sealed anew; null leaves what stands. */
export function putFresh(of: SealedTable, rows: readonly FreshRow[]) {
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
  return write`
    update ${sql.table(of.table)} as old set ${sql.join(sets)}
    from unnest(${sql.join([...keys, ...values, sql`${rows.map(({ hash }) => hash)}::bytea[]`])})
      as fresh (${sql.join(names.map((name) => sql.ref(name)))})
    where ${sql.join(same, sql` and `)}`;
}

/** A keyed hash by which a search finds a person, and the one that takes its place. */
export interface ChangedToken {
  readonly beneficiary_id: string;
  readonly old: Buffer;
  readonly fresh: Buffer;
}

/** In one stroke: whoever looks for either finds the person once. */
export function changeTokens(tokens: readonly ChangedToken[]) {
  return write`
    with replaced as (
      select * from unnest(${tokens.map(({ beneficiary_id }) => beneficiary_id)}::bigint[],
        ${tokens.map(({ old }) => old)}::bytea[], ${tokens.map(({ fresh }) => fresh)}::bytea[])
        as each (beneficiary_id, old, fresh)),
    gone as (
      delete from search_token t using replaced
      where t.token_hash = replaced.old and t.beneficiary_id = replaced.beneficiary_id
      returning replaced.fresh, t.kind, t.beneficiary_id)
    insert into search_token (token_hash, kind, beneficiary_id) select * from gone on conflict do nothing`;
}

export function photoIdTypes(ids: readonly string[]) {
  return read({ beneficiary_id: col.text, type: col.int.butFilled })`
    select beneficiary_id::text, photo_id_type as type from beneficiary
    where beneficiary_id = any(${[...ids]}::bigint[]) and photo_id_type is not null`;
}

/** One change of key at a time; held as long as the connection. */
const lock = 7_332_004;

export function takeTurn() {
  return read({ mine: col.bool })`select pg_try_advisory_lock(${sql.lit(lock)}) as mine`;
}

/** Is the schema there, and may this role change what is append-only to everybody else? */
export function isReady() {
  return read({ ready: col.bool, may: col.bool })`
    select to_regclass('key_holder') is not null as ready,
      coalesce(has_table_privilege(to_regclass('beneficiary_change'), 'update'), false) as may`;
}
