import { sql } from 'kysely';
import { before, day } from '../../platform/clock/durations.ts';
import { orLostRace } from '../../platform/db/or-lost-race.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, type Statement, set, values, write } from '../../platform/db/statement.ts';
import type { Ending } from './signed-in/queries.ts';

const userRow = {
  user_id: col.uuid,
  user_name: col.text,
  password_hash: col.text,
  password_changed_at: col.timestamptz,
  must_change_password: col.bool,
  role: col.text,
  is_active: col.bool,
  mobile_sealed: col.bytea.orNull,
  mobile_changed_at: col.timestamptz.orNull,
  reset_at: col.timestamptz.orNull,
};
export type UserRow = RowOf<typeof userRow>;

const userColumns = sql`user_id, user_name, password_hash, password_changed_at, must_change_password, role, is_active,
  mobile_sealed, mobile_changed_at, reset_at`;

export function userByName(user_name: string) {
  return read(userRow)`select ${userColumns} from app_user where user_name = ${user_name}`;
}

export function userById(user_id: string) {
  return read(userRow)`select ${userColumns} from app_user where user_id = ${user_id}::uuid`;
}

/** Who has this mobile number; of several the one registered first. */
export function userByMobile(mobile_hashes: readonly Buffer[]) {
  return read(userRow)`
    select ${userColumns} from app_user where mobile_hash = any(${mobile_hashes}::bytea[]) and is_active
    order by created_at, user_id limit 1`;
}

export function usedStamp(stamp_hash: Buffer) {
  return read({ stamp_hash: col.bytea })`select stamp_hash from used_stamp where stamp_hash = ${stamp_hash}`;
}

export function storeStamp(stamp_hash: Buffer, expires_at: Date) {
  return write`insert into used_stamp (stamp_hash, expires_at) values (${stamp_hash}, ${expires_at})`;
}

/** When a password was set anew by a message: alone, or on a device that the account knows; null where it was not. */
const reset = { reset_at: col.timestamptz.orNull, reset_known_at: col.timestamptz.orNull };
export type Reset = RowOf<typeof reset>;

export function storeReset(user_id: string, by: Reset) {
  return write`update app_user set ${set(reset, by)} where user_id = ${user_id}::uuid`;
}

const password = {
  password_hash: col.text,
  password_changed_at: col.timestamptz,
  /** It serves for one sign-in, at which another is chosen. */
  must_change_password: col.bool,
};

export function storePassword(user_id: string, by: RowOf<typeof password>) {
  return write`update app_user set ${set(password, by)} where user_id = ${user_id}::uuid`;
}

/** In the place of the one by which it was judged: of two who set a password at once none undoes what the other did unseen. */
export function replacePassword({ user_id, over }: { user_id: string; over: string }, by: RowOf<typeof password>) {
  return orLostRace(sql`
    update app_user set ${set(password, by)} where user_id = ${user_id}::uuid and password_hash = ${over}`);
}

/** The same password in a newer way, where it still is the one that was right. */
export function storeRehash({ user_id, password_hash }: Pick<UserRow, 'user_id' | 'password_hash'>, rehashed: string) {
  return write`
    update app_user set password_hash = ${rehashed} where user_id = ${user_id}::uuid and password_hash = ${password_hash}`;
}

const newSignIn = {
  sign_in_id: col.uuid,
  user_id: col.uuid,
  session_key_wrapped: col.bytea,
  refresh_hash: col.bytea,
  created_at: col.timestamptz,
  refreshed_at: col.timestamptz,
  expires_at: col.timestamptz,
  browser: col.text,
  system: col.text,
  device_hash: col.bytea.orNull,
};
export type NewSignIn = RowOf<typeof newSignIn>;

export function insertSignIn(row: NewSignIn) {
  return write`insert into sign_in ${values(newSignIn, row)}`;
}

/** The account as a sign-in was judged by it. */
export type SignedInto = Pick<UserRow, 'user_id' | 'password_hash' | 'must_change_password'>;

/**
 * The account knows of its sign-in. Where it was closed, got another password or went meanwhile, the sign-in is judged anew:
 * what ended the others has not seen this one.
 */
export function storeLastSignIn({ user_id, password_hash, must_change_password }: SignedInto, at: Date) {
  return orLostRace(sql`
    update app_user set last_sign_in_at = ${at}::timestamptz
    where user_id = ${user_id}::uuid and is_active and password_hash = ${password_hash}
      and must_change_password = ${must_change_password}`);
}

const familyRow = {
  sign_in_id: col.uuid,
  user_id: col.uuid,
  refresh_hash: col.bytea,
  refreshed_at: col.timestamptz,
  expires_at: col.timestamptz,
  ended_at: col.timestamptz.orNull,
  is_active: col.bool,
};

export function lockFamily(sign_in_id: string) {
  return read(familyRow)`
    select s.sign_in_id, s.user_id, s.refresh_hash, s.refreshed_at, s.expires_at, s.ended_at, u.is_active
    from sign_in s join app_user u using (user_id)
    where s.sign_in_id = ${sign_in_id}::uuid for update of s`;
}

export function spentRefresh(refresh_hash: Buffer) {
  return read({ spent_at: col.timestamptz })`select spent_at from spent_refresh where refresh_hash = ${refresh_hash}`;
}

export function spendRefresh(sign_in_id: string, refresh_hash: Buffer, spent_at: Date) {
  return write`
    insert into spent_refresh (sign_in_id, refresh_hash, spent_at)
    values (${sign_in_id}::uuid, ${refresh_hash}, ${spent_at})`;
}

const refreshed = { refresh_hash: col.bytea, refreshed_at: col.timestamptz, browser: col.text, system: col.text };
export type Refreshed = RowOf<typeof refreshed>;

export function storeRefresh(sign_in_id: string, by: Refreshed) {
  return write`update sign_in set ${set(refreshed, by)} where sign_in_id = ${sign_in_id}::uuid`;
}

/** Ends one sign-in where its own phone, or what came from it, asks for it; what it made known stays. */
export function endSignIn(sign_in_id: string, { now, because }: Ending) {
  return write`
    update sign_in set ended_at = ${now}, ended_because = ${because}
    where sign_in_id = ${sign_in_id}::uuid and ended_at is null`;
}

const otpRow = {
  txn_id: col.uuid,
  purpose: col.text,
  user_id: col.uuid.orNull,
  mobile_sealed: col.bytea,
  mobile_hash: col.bytea,
  otp_hash: col.bytea,
  session_key_wrapped: col.bytea,
  tries: col.int,
  created_at: col.timestamptz,
  expires_at: col.timestamptz,
  used_at: col.timestamptz.orNull,
  /** From where it was requested. */
  standing: col.text,
};
export type OtpRow = RowOf<typeof otpRow>;

export function lockOtp(txn_id: string) {
  return read(otpRow)`
    select txn_id, purpose, user_id, mobile_sealed, mobile_hash, otp_hash, session_key_wrapped, tries, created_at,
      expires_at, used_at, standing
    from otp_transaction where txn_id = ${txn_id}::uuid for update`;
}

/** A new transaction, or the same one with a new code. */
export function putOtp(row: OtpRow) {
  const { txn_id: _id, purpose: _purpose, user_id: _user, created_at: _made, ...renewed } = otpRow;
  return write`
    insert into otp_transaction ${values(otpRow, row)} on conflict (txn_id) do update set ${set(renewed, row)}`;
}

export function countOtpTry(txn_id: string) {
  return write`update otp_transaction set tries = tries + 1 where txn_id = ${txn_id}::uuid`;
}

export function useOtp(txn_id: string, used_at: Date) {
  return write`update otp_transaction set used_at = ${used_at} where txn_id = ${txn_id}::uuid`;
}

/** What nobody can ask for any more. */
export function sweepings(now: Date): Statement[] {
  const monthAgo = before(now, 31 * day);
  return [
    write`delete from used_stamp where expires_at < ${now}`,
    write`delete from otp_transaction where expires_at < ${before(now, day)}`,
    write`delete from spent_refresh where spent_at < ${monthAgo}`,
    write`delete from sign_in where expires_at < ${monthAgo}`,
    // Of all measures the longest is a day.
    write`delete from throttle where window_start < ${before(now, 2 * day)}`,
    write`delete from known_place where seen_at < ${before(now, 183 * day)}`,
  ];
}

/** The number of the health professional registry; null for none. */
export function storeHprId(user_id: string, hpr_number: string | null) {
  return write`update app_user set hpr_number = ${hpr_number} where user_id = ${user_id}::uuid`;
}
