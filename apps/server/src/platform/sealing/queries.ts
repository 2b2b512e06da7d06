import { col, type RowOf } from '../db/row.ts';
import { read, write } from '../db/statement.ts';

const serverKeyRow = {
  server_key_id: col.uuid,
  xdata: col.text,
  ydata: col.text,
  private_sealed: col.bytea,
  created_at: col.timestamptz,
};
export type ServerKeyRow = RowOf<typeof serverKeyRow>;

/** Key pairs made after `since`, newest first. */
export function serverKeysSince(since: Date) {
  return read(serverKeyRow)`
    select server_key_id, xdata, ydata, private_sealed, created_at from server_key
    where created_at > ${since}::timestamptz order by created_at desc`;
}

/** Stores a new key pair unless another process made one since `since`. */
export function insertServerKey(row: ServerKeyRow, since: Date) {
  return write`
    insert into server_key (server_key_id, xdata, ydata, private_sealed, created_at)
    select ${row.server_key_id}::uuid, ${row.xdata}, ${row.ydata}, ${row.private_sealed}::bytea, ${row.created_at}::timestamptz
    where not exists (select from server_key where created_at > ${since}::timestamptz)`;
}

export function deleteServerKeysBefore(day: Date) {
  return write`delete from server_key where created_at < ${day}`;
}

/** The wrapped session key of a one-time code's transaction. */
export function transactionKey(txnId: string) {
  return read({ session_key_wrapped: col.bytea })`
    select session_key_wrapped from otp_transaction where txn_id = ${txnId}::uuid`;
}
