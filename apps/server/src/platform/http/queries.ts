import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Actor } from '../access/actor.ts';
import { isNobody } from '../access/nobody.ts';
import { build } from '../db/build.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import type { AuditLine } from './handler.ts';

export interface ReceiptRow {
  readonly input_hash: Buffer;
  readonly reply: unknown;
}

/** What was answered when this key was first used by this person. */
export function receiptOf(user_id: string, key: string): CompiledQuery<ReceiptRow> {
  return build
    .selectFrom('receipt')
    .select(['input_hash', 'reply'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .compile();
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
function auditRows(call: string, actor: Actor, lines: readonly AuditLine[]): RawBuilder<unknown> {
  const user = isNobody(actor) ? null : actor.user_id;
  const signIn = isNobody(actor) ? null : actor.sign_in_id;
  const people = lines.map(({ beneficiary_id }) => beneficiary_id);
  const ids = lines.map(() => uuidV7());
  const subjects = lines.map(({ subject }) => subject ?? '');
  const details = lines.map(({ detail }) => JSON.stringify(detail ?? {}));
  return sql`
    insert into audit (beneficiary_id, audit_id, user_id, sign_in_id, call, subject, detail)
    select person, id, ${user}::uuid, ${signIn}::uuid, ${call}, subject, detail
    from unnest(${people}::bigint[], ${ids}::uuid[], ${subjects}::text[], ${details}::jsonb[])
      as line (person, id, subject, detail)`;
}

export function insertAudit(call: string, actor: Actor, lines: readonly AuditLine[]): CompiledQuery {
  return auditRows(call, actor, lines).compile(build);
}

/** The audit rows and the receipt of a command in one statement: each statement costs every dose its share. */
export function insertAuditAndReceipt(
  actor: Actor,
  lines: readonly AuditLine[],
  receipt: NewReceipt,
): CompiledQuery {
  const { user_id, key, call, input_hash, reply } = receipt;
  return sql`
    with audited as (${auditRows(call, actor, lines)})
    insert into receipt (user_id, key, call, input_hash, reply)
    values (${user_id}, ${key}, ${call}, ${input_hash}, ${reply})`.compile(build);
}

/** Receipts made before an instant, so many at once; answers one row for each that went. */
export function deleteReceipts(before: Date, most: number): CompiledQuery<{ gone: number }> {
  return sql<{ gone: number }>`
    delete from receipt using (
      select user_id, key from receipt where made_at < ${before}::timestamptz limit ${most}::int) old
    where receipt.user_id = old.user_id and receipt.key = old.key
    returning 1 as gone`.compile(build);
}

/** Does the database answer? */
export function one(): CompiledQuery {
  return sql`select 1`.compile(build);
}
