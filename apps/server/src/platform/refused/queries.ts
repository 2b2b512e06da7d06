import type { RefusalCode } from '@teeka/domain/refusal';
import { sql } from 'kysely';
import { col } from '../db/row.ts';
import { read, write } from '../db/statement.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';

export interface RefusedCallRow {
  readonly refused_call_id: string;
  readonly user_id: string | null;
  readonly sign_in_id: string | null;
  readonly name_hash: Buffer | null;
  readonly address_hash: Buffer | null;
  readonly call: string;
  readonly code: RefusalCode;
  readonly beneficiary_id: string | null;
  readonly times: number;
}

/** The call's name under which a row of the audit log stands for rows written together here. */
export const refusedCallsAudit = 'platform.refusedCalls';

/** The hash of rows that were written together, all they say in it: the audit log keeps it. */
export const digestOfRefused = sql`
  encode(sha256(convert_to(coalesce(string_agg(concat_ws(',', r.refused_call_id, extract(epoch from r.at), r.user_id,
    r.sign_in_id, encode(r.name_hash, 'hex'), encode(r.address_hash, 'hex'), r.call, r.code, r.beneficiary_id, r.times),
    ';' order by r.refused_call_id), ''), 'UTF8')), 'hex')`;

/** Writes rows, and one row of the audit log that names them and says what they say. */
export function insertRefusedCalls(rows: readonly RefusedCallRow[], at: Date) {
  const column = <Key extends keyof RefusedCallRow>(key: Key) => rows.map((row) => row[key]);
  return write`
    with r as (
      insert into refused_call (refused_call_id, at, user_id, sign_in_id, name_hash, address_hash, call, code,
        beneficiary_id, times)
      select id, ${at}::timestamptz, u, s, n, a, c, k, b, t
      from unnest(${column('refused_call_id')}::uuid[], ${column('user_id')}::uuid[], ${column('sign_in_id')}::uuid[],
        ${column('name_hash')}::bytea[], ${column('address_hash')}::bytea[], ${column('call')}::text[],
        ${column('code')}::text[], ${column('beneficiary_id')}::bigint[], ${column('times')}::int[])
        as fresh (id, u, s, n, a, c, k, b, t)
      returning *)
    insert into audit (beneficiary_id, audit_id, call, detail)
    select 0, ${uuidV7()}::uuid, ${refusedCallsAudit},
      jsonb_build_object('rows', jsonb_agg(r.refused_call_id), 'digest', ${digestOfRefused})
    from r`;
}

/** Days for which traces are kept: what India's rules ask of logs. */
export const keptDays = 180;

/** Rows older than that, so many at once; answers one row for each that went. */
export function deleteRefusedCalls(most: number) {
  return read({ gone: col.int })`
    delete from refused_call where refused_call_id in (
      select refused_call_id from refused_call where at < now() - ${keptDays}::int * interval '1 day' - interval '1 minute'
      limit ${most}::int)
    returning 1 as gone`;
}
