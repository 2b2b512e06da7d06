import { sql } from 'kysely';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';
import type { AuditRowSent } from '../../platform/http/audit-rows.ts';
import { digestOfRefused, keptDays, refusedCallsAudit } from '../../platform/refused/queries.ts';

/** An audit row as it is hashed: everything as PostgreSQL writes it, so that nothing is lost to rounding. */
const auditRow = {
  beneficiary_id: col.bigint,
  audit_id: col.uuid,
  at: col.text,
  user_id: col.uuid.orNull,
  sign_in_id: col.uuid.orNull,
  call: col.text,
  subject: col.text,
  detail: col.text,
};
export type AuditRow = RowOf<typeof auditRow>;
const unsealedRow = { ...auditRow, made_in: col.text };
export type Unsealed = RowOf<typeof unsealedRow>;

/** How far the job has come. `restored`: the database was brought back elsewhere and counts changes anew. */
const standingRow = {
  /** Changes below this are complete: whatever commits later stands above it. */
  horizon: col.text,
  restored: col.bool,
  sealed_to: col.text.orNull,
  rows: col.bigint.orNull,
  people: col.bigint.orNull,
  seal: col.bytea.orNull,
};
export type Standing = RowOf<typeof standingRow>;

/** The head of a person's chain and the last link of it; they agree unless somebody interfered. */
const endRow = {
  beneficiary_id: col.bigint,
  rows: col.bigint.orNull,
  last_audit_id: col.uuid.orNull,
  head: col.bytea.orNull,
  seal: col.bytea.orNull,
  last_position: col.bigint.orNull,
  last_link: col.bytea.orNull,
};
export type End = RowOf<typeof endRow>;

export interface NewLink {
  readonly beneficiary_id: string;
  readonly position: bigint;
  readonly audit_id: string;
  readonly link: Buffer;
}
export interface Head {
  readonly beneficiary_id: string;
  readonly rows: bigint;
  readonly last_audit_id: string;
  readonly head: Buffer;
}
export interface SealedHead extends Head {
  readonly seal: Buffer;
}
export interface Total {
  readonly sealed_to: string;
  readonly rows: bigint;
  readonly people: bigint;
}

/** One process seals at a time; the others find nothing to do. */
const lock = 7_332_003;

const written = sql`
  a.beneficiary_id, a.audit_id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
  a.user_id, a.sign_in_id, a.call, a.subject, a.detail::text as detail`;

const standing = sql`
  pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
  coalesce(s.sealed_to > pg_snapshot_xmax(pg_current_snapshot()), false) as restored,
  s.sealed_to::text as sealed_to, s.rows, s.people, s.seal
  from (select 1) one left join audit_sealing s on true`;

/**
 * Takes the turn until the end of the transaction. How far sealing has come is read behind it: a statement that took it
 * itself could see the log as it was before the process whose turn has just ended.
 */
export function takeTurn() {
  return read(turnRow)`select pg_try_advisory_xact_lock(${sql.lit(lock)}) as mine`;
}
const turnRow = { mine: col.bool };

export function standingNow() {
  return read(standingRow)`select ${standing}`;
}

/** Complete rows that no chain holds yet, the earliest change first; `to` null means all. */
export function unsealed(from: string, to: string | null, most: number) {
  return read(unsealedRow)`
    select ${written}, a.made_in::text as made_in
    from audit a
    where a.made_in >= ${from}::text::xid8 and (${to}::text is null or a.made_in < ${to}::text::xid8)
      and not exists (
        select from audit_link l where l.beneficiary_id = a.beneficiary_id and l.audit_id = a.audit_id)
    order by a.made_in, a.audit_id
    limit ${most}`;
}

/** Where the chains of these people end. */
export function endsOf(people: readonly string[]) {
  return read(endRow)`
    select p.beneficiary_id, h.rows, h.last_audit_id, h.head, h.seal, l.position as last_position, l.link as last_link
    from unnest(${[...people]}::bigint[]) as p (beneficiary_id)
    left join audit_head h using (beneficiary_id)
    left join lateral (
      select position, link from audit_link x where x.beneficiary_id = p.beneficiary_id
      order by position desc limit 1) l on true`;
}

export function storeLinks(links: readonly NewLink[]) {
  const people = links.map(({ beneficiary_id }) => beneficiary_id);
  const positions = links.map(({ position }) => String(position));
  const ids = links.map(({ audit_id }) => audit_id);
  return write`
    insert into audit_link (beneficiary_id, position, audit_id, link)
    select * from unnest(${people}::bigint[], ${positions}::bigint[], ${ids}::uuid[],
      ${links.map(({ link }) => link)}::bytea[])`;
}

export function storeHeads(heads: readonly SealedHead[], sealed_at: Date) {
  const people = heads.map(({ beneficiary_id }) => beneficiary_id);
  const last = heads.map(({ last_audit_id }) => last_audit_id);
  const rows = heads.map((head) => String(head.rows));
  return write`
    insert into audit_head (beneficiary_id, last_audit_id, rows, head, seal, sealed_at)
    select person, last, rows, head, seal, ${sealed_at}::timestamptz
    from unnest(${people}::bigint[], ${last}::uuid[], ${rows}::bigint[], ${heads.map(({ head }) => head)}::bytea[],
      ${heads.map(({ seal }) => seal)}::bytea[]) as fresh (person, last, rows, head, seal)
    on conflict (beneficiary_id) do update set last_audit_id = excluded.last_audit_id, rows = excluded.rows,
      head = excluded.head, seal = excluded.seal, sealed_at = excluded.sealed_at`;
}

export function storeTotal(total: Total, seal: Buffer) {
  return write`
    insert into audit_sealing (sealed_to, rows, people, seal)
    values (${total.sealed_to}::text::xid8, ${String(total.rows)}::bigint, ${String(total.people)}::bigint, ${seal})
    on conflict (only_one) do update set sealed_to = excluded.sealed_to, rows = excluded.rows,
      people = excluded.people, seal = excluded.seal`;
}

/** A link with its row, if that is still there. */
const linkedRow = {
  beneficiary_id: col.bigint.orNull,
  audit_id: col.uuid.orNull,
  at: col.text.orNull,
  user_id: col.uuid.orNull,
  sign_in_id: col.uuid.orNull,
  call: col.text.orNull,
  subject: col.text.orNull,
  detail: col.text.orNull,
  person: col.bigint,
  position: col.bigint,
  linked: col.uuid,
  link: col.bytea,
};
export type LinkedRow = RowOf<typeof linkedRow>;

/** The chains of all people, page by page: the links after one of them. */
export function linksAfter(person: string, position: string, most: number) {
  return read(linkedRow)`
    select l.beneficiary_id as person, l.position, l.audit_id as linked, l.link, ${written}
    from audit_link l left join audit a using (beneficiary_id, audit_id)
    where (l.beneficiary_id, l.position) > (${person}::bigint, ${position}::bigint)
    order by l.beneficiary_id, l.position
    limit ${most}`;
}

const storedHeadRow = {
  beneficiary_id: col.bigint,
  rows: col.bigint,
  last_audit_id: col.uuid,
  head: col.bytea,
  seal: col.bytea,
};
export type StoredHead = RowOf<typeof storedHeadRow>;

export function headsOf(people: readonly string[]) {
  return read(storedHeadRow)`
    select beneficiary_id, rows, last_audit_id, head, seal from audit_head
    where beneficiary_id = any(${[...people]}::bigint[])`;
}

/** The heads of all chains, page by page. */
export function headsAfter(person: string, most: number) {
  return read(storedHeadRow)`
    select beneficiary_id, rows, last_audit_id, head, seal from audit_head
    where beneficiary_id > ${person}::bigint order by beneficiary_id limit ${most}`;
}

export function storeSeals(heads: readonly { readonly beneficiary_id: string; readonly seal: Buffer }[]) {
  return write`
    update audit_head h set seal = fresh.seal
    from unnest(${heads.map(({ beneficiary_id }) => beneficiary_id)}::bigint[],
      ${heads.map(({ seal }) => seal)}::bytea[]) as fresh (beneficiary_id, seal)
    where h.beneficiary_id = fresh.beneficiary_id`;
}

/** Heads without a chain: all links of the person are gone. */
export function headsWithoutLinks(most: number) {
  return read({ beneficiary_id: col.bigint })`
    select h.beneficiary_id from audit_head h
    where not exists (select from audit_link l where l.beneficiary_id = h.beneficiary_id)
    order by h.beneficiary_id limit ${most}`;
}

/** Rows that pretend to be older than the last sealing, or to come from a change that never was. */
export function slippedIn(sealed_to: string, most: number) {
  return read({ beneficiary_id: col.bigint, audit_id: col.uuid })`
    select a.beneficiary_id, a.audit_id from audit a
    where (a.made_in < ${sealed_to}::text::xid8 or a.made_in > pg_snapshot_xmax(pg_current_snapshot()))
      and not exists (
        select from audit_link l where l.beneficiary_id = a.beneficiary_id and l.audit_id = a.audit_id)
    order by a.beneficiary_id, a.audit_id limit ${most}`;
}

export function totals() {
  return read({ rows: col.text, people: col.text })`
    select coalesce(sum(rows), 0)::text as rows, count(*)::text as people from audit_head`;
}

/** Those of these rows that are there, as they are. */
export function rowsStanding(rows: readonly AuditRowSent[]) {
  const people = rows.map(({ beneficiary_id }) => beneficiary_id);
  const ids = rows.map(({ audit_id }) => audit_id);
  return read(auditRow)`
    select ${written} from unnest(${people}::bigint[], ${ids}::uuid[]) as requested (beneficiary_id, audit_id)
    join audit a using (beneficiary_id, audit_id)`;
}

/** Notes rows that a server stored and that are gone or changed. */
export function storeMissing(rows: readonly AuditRowSent[]) {
  return write`
    insert into audit_missing (audit_id, beneficiary_id, user_id, call, subject)
    select * from unnest(${rows.map(({ audit_id }) => audit_id)}::uuid[],
      ${rows.map(({ beneficiary_id }) => beneficiary_id)}::bigint[], ${rows.map(({ user_id }) => user_id)}::uuid[],
      ${rows.map(({ call }) => call)}::text[], ${rows.map(({ subject }) => subject)}::text[])
    on conflict do nothing`;
}

export function missingRows(most: number) {
  return read({ beneficiary_id: col.bigint, audit_id: col.uuid })`
    select beneficiary_id, audit_id from audit_missing order by found_at, audit_id limit ${most}`;
}

/**
 * What the log must hold and does not: each receipt was stored together with an audit row of the same person and call,
 * and nobody signs in without one.
 */
export function unrecorded(most: number) {
  return read({ call: col.text, user_id: col.uuid, rows: col.text })`
    select r.call, r.user_id, (r.made - coalesce(a.made, 0))::text as rows
    from (select user_id, call, count(*) as made from receipt group by user_id, call) r
    left join (select user_id, call, count(*) as made from audit where user_id is not null group by user_id, call) a
      using (user_id, call)
    where r.made > coalesce(a.made, 0)
    union all
    select 'sign-in', user_id, '1' from (select user_id from sign_in limit 1) one where not exists (select from audit)
    limit ${most}`;
}

/** Rows of the log whose traces of refused calls, as far as they are still to be kept, are not what was written. */
export function refusalsTouched(most: number) {
  return read({ audit_id: col.uuid })`
    select a.audit_id from audit a
    left join lateral (
      select ${digestOfRefused} as digest from refused_call r
      where r.refused_call_id in (select jsonb_array_elements_text(a.detail -> 'rows')::uuid)) kept on true
    where a.beneficiary_id = 0 and a.call = ${refusedCallsAudit}
      and a.at > now() - ${keptDays}::int * interval '1 day' + interval '1 day'
      and kept.digest is distinct from a.detail ->> 'digest'
    order by a.audit_id limit ${most}`;
}
