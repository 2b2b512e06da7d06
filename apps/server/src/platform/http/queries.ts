import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../access/actor.ts';
import { col } from '../db/row.ts';
import { read, write } from '../db/statement.ts';
import { type AuditRowSent, auditRowsOf } from './audit-rows.ts';
import type { ReceiptKey } from './command-run.ts';
import type { AuditLine } from './handler.ts';

const receiptRow = { input_hash: col.bytea, reply: col.json<unknown>() };

/** What was answered when this key was first used by this person. */
export function receiptOf(user_id: string, key: string) {
  return read(receiptRow)`
    select input_hash, reply from receipt where user_id = ${user_id}::uuid and key = ${key}::uuid`;
}

export interface NewReceipt {
  readonly user_id: string;
  readonly key: string;
  readonly call: string;
  readonly input_hash: Buffer;
  /** JSON. */
  readonly reply: string;
}

/** Any number of audit rows by one statement whose text never varies. */
function auditRows(rows: readonly AuditRowSent[]): RawBuilder<unknown> {
  const users = rows.map(({ user_id }) => user_id);
  const signIns = rows.map(({ sign_in_id }) => sign_in_id);
  const calls = rows.map(({ call }) => call);
  const people = rows.map(({ beneficiary_id }) => beneficiary_id);
  const ids = rows.map(({ audit_id }) => audit_id);
  const subjects = rows.map(({ subject }) => subject);
  const details = rows.map(({ detail }) => detail);
  return sql`
    insert into audit (beneficiary_id, audit_id, user_id, sign_in_id, call, subject, detail)
    select * from unnest(${people}::bigint[], ${ids}::uuid[], ${users}::uuid[], ${signIns}::uuid[],
      ${calls}::text[], ${subjects}::text[], ${details}::jsonb[])`;
}

export function insertAuditRows(rows: readonly AuditRowSent[]) {
  return write`${auditRows(rows)}`;
}

export function insertAudit(call: string, actor: Actor, lines: readonly AuditLine[]) {
  return insertAuditRows(auditRowsOf([{ call, actor, lines }]));
}

/** The audit rows and the receipts of commands in one statement: each statement costs every dose its share. */
export function insertAuditAndReceipts(rows: readonly AuditRowSent[], receipts: readonly NewReceipt[]) {
  const users = receipts.map(({ user_id }) => user_id);
  const keys = receipts.map(({ key }) => key);
  const calls = receipts.map(({ call }) => call);
  const hashes = receipts.map(({ input_hash }) => input_hash);
  const replies = receipts.map(({ reply }) => reply);
  return write`
    with audited as (${auditRows(rows)})
    insert into receipt (user_id, key, call, input_hash, reply)
    select * from unnest(${users}::uuid[], ${keys}::uuid[], ${calls}::text[], ${hashes}::bytea[], ${replies}::jsonb[])`;
}

/** Which of these keys were used before by their person. */
export function receiptsAmong(keys: readonly ReceiptKey[]) {
  return read({ user_id: col.uuid, key: col.uuid })`
    select r.user_id, r.key
    from unnest(${keys.map(({ user_id }) => user_id)}::uuid[], ${keys.map(({ key }) => key)}::uuid[]) as sought (user_id, key)
    join receipt r using (user_id, key)`;
}

/** Receipts made before an instant, so many at once; answers one row for each that went. */
export function deleteReceipts(before: Date, most: number) {
  return read({ gone: col.int })`
    delete from receipt using (
      select user_id, key from receipt where made_at < ${before}::timestamptz limit ${most}::int) old
    where receipt.user_id = old.user_id and receipt.key = old.key
    returning 1 as gone`;
}

/** Does the database answer? */
export function one() {
  return write`select 1`;
}
