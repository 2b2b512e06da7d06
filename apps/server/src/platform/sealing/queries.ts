import { type CompiledQuery, sql } from 'kysely';
import { build } from '../db/build.ts';

export interface ServerKeyRow {
  readonly server_key_id: string;
  readonly xdata: string;
  readonly ydata: string;
  readonly private_sealed: Buffer;
  readonly created_at: Date;
}

/** Key pairs made after `since`, newest first. */
export function serverKeysSince(since: Date): CompiledQuery<ServerKeyRow> {
  return sql<ServerKeyRow>`
    select server_key_id, xdata, ydata, private_sealed, created_at from server_key
    where created_at > ${since}::timestamptz order by created_at desc`.compile(build);
}

/** Stores a new key pair unless another process made one since `since`. */
export function insertServerKey(row: ServerKeyRow, since: Date): CompiledQuery {
  return sql`
    insert into server_key (server_key_id, xdata, ydata, private_sealed, created_at)
    select ${row.server_key_id}::uuid, ${row.xdata}, ${row.ydata}, ${row.private_sealed}::bytea, ${row.created_at}::timestamptz
    where not exists (select from server_key where created_at > ${since}::timestamptz)`.compile(build);
}

export function deleteServerKeysBefore(day: Date): CompiledQuery {
  return build.deleteFrom('server_key').where('created_at', '<', day).compile();
}

/** The wrapped session key of a one-time code's transaction. */
export function transactionKey(txnId: string): CompiledQuery<{ session_key_wrapped: Buffer }> {
  return sql<{ session_key_wrapped: Buffer }>`
    select session_key_wrapped from otp_transaction where txn_id = ${txnId}::uuid`.compile(build);
}
