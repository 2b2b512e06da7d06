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
  return build
    .selectFrom('server_key')
    .selectAll()
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .compile();
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
  return build.selectFrom('otp_transaction').select('session_key_wrapped').where('txn_id', '=', txnId).compile();
}
