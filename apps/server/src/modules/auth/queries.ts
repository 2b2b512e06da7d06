import { type CompiledQuery, sql } from 'kysely';
import { before, day } from '../../platform/clock/durations.ts';
import { build } from '../../platform/db/build.ts';
import type { Ending } from './signed-in/queries.ts';

export interface UserRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly password_hash: string;
  readonly password_changed_at: Date;
  readonly must_change_password: boolean;
  readonly role: string;
  readonly is_active: boolean;
  readonly mobile_sealed: Buffer | null;
  readonly mobile_changed_at: Date | null;
  readonly reset_at: Date | null;
}

const userColumns = sql`user_id, user_name, password_hash, password_changed_at, must_change_password, role, is_active,
  mobile_sealed, mobile_changed_at, reset_at`;

export function userByName(user_name: string): CompiledQuery<UserRow> {
  return sql<UserRow>`select ${userColumns} from app_user where user_name = ${user_name}`.compile(build);
}

export function userById(user_id: string): CompiledQuery<UserRow> {
  return sql<UserRow>`select ${userColumns} from app_user where user_id = ${user_id}::uuid`.compile(build);
}

/** Who has this mobile number; of several the one registered first. */
export function userByMobile(mobile_hashes: readonly Buffer[]): CompiledQuery<UserRow> {
  return sql<UserRow>`
    select ${userColumns} from app_user where mobile_hash = any(${mobile_hashes}::bytea[]) and is_active
    order by created_at, user_id limit 1`.compile(build);
}

export function usedStamp(stamp_hash: Buffer): CompiledQuery<{ stamp_hash: Buffer }> {
  return sql<{ stamp_hash: Buffer }>`select stamp_hash from used_stamp where stamp_hash = ${stamp_hash}`.compile(build);
}

export function storeStamp(stamp_hash: Buffer, expires_at: Date): CompiledQuery {
  return build.insertInto('used_stamp').values({ stamp_hash, expires_at }).compile();
}

/** When a password was set anew by a message: alone, or on a device that the account knows; null where it was not. */
export interface Reset {
  readonly reset_at: Date | null;
  readonly reset_known_at: Date | null;
}

export function storeReset(user_id: string, reset: Reset): CompiledQuery {
  return build.updateTable('app_user').set(reset).where('user_id', '=', user_id).compile() as CompiledQuery;
}

export function storePassword(user_id: string, password_hash: string, now: Date): CompiledQuery {
  return build
    .updateTable('app_user')
    .set({ password_hash, password_changed_at: now, must_change_password: false })
    .where('user_id', '=', user_id)
    .compile() as CompiledQuery;
}

/** The same password at today's cost. */
export function storeRehash(user_id: string, password_hash: string): CompiledQuery {
  return build.updateTable('app_user').set({ password_hash }).where('user_id', '=', user_id).compile() as CompiledQuery;
}

export interface NewSignIn {
  readonly sign_in_id: string;
  readonly user_id: string;
  readonly session_key_wrapped: Buffer;
  readonly refresh_hash: Buffer;
  readonly created_at: Date;
  readonly refreshed_at: Date;
  readonly expires_at: Date;
  readonly browser: string;
  readonly system: string;
  readonly device_hash: Buffer | null;
}

export function insertSignIn(row: NewSignIn): CompiledQuery {
  return build.insertInto('sign_in').values(row).compile();
}

export function storeLastSignIn({ user_id, created_at }: Pick<NewSignIn, 'user_id' | 'created_at'>): CompiledQuery {
  return build
    .updateTable('app_user')
    .set({ last_sign_in_at: created_at })
    .where('user_id', '=', user_id)
    .compile() as CompiledQuery;
}

export interface FamilyRow {
  readonly sign_in_id: string;
  readonly user_id: string;
  readonly refresh_hash: Buffer;
  readonly refreshed_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly is_active: boolean;
}

export function lockFamily(sign_in_id: string): CompiledQuery<FamilyRow> {
  return sql<FamilyRow>`
    select s.sign_in_id, s.user_id, s.refresh_hash, s.refreshed_at, s.expires_at, s.ended_at, u.is_active
    from sign_in s join app_user u using (user_id)
    where s.sign_in_id = ${sign_in_id}::uuid for update of s`.compile(build);
}

export function spentRefresh(refresh_hash: Buffer): CompiledQuery<{ spent_at: Date }> {
  return sql<{ spent_at: Date }>`select spent_at from spent_refresh where refresh_hash = ${refresh_hash}`.compile(
    build,
  );
}

export function spendRefresh(sign_in_id: string, refresh_hash: Buffer, spent_at: Date): CompiledQuery {
  return build.insertInto('spent_refresh').values({ sign_in_id, refresh_hash, spent_at }).compile();
}

export interface Refreshed {
  readonly refresh_hash: Buffer;
  readonly refreshed_at: Date;
  readonly browser: string;
  readonly system: string;
}

export function storeRefresh(sign_in_id: string, refreshed: Refreshed): CompiledQuery {
  return build.updateTable('sign_in').set(refreshed).where('sign_in_id', '=', sign_in_id).compile() as CompiledQuery;
}

/** Ends one sign-in where its own phone, or what came from it, asks for it; what it made known stays. */
export function endSignIn(sign_in_id: string, { now, because }: Ending): CompiledQuery {
  return build
    .updateTable('sign_in')
    .set({ ended_at: now, ended_because: because })
    .where('sign_in_id', '=', sign_in_id)
    .where('ended_at', 'is', null)
    .compile() as CompiledQuery;
}

export interface OtpRow {
  readonly txn_id: string;
  readonly purpose: string;
  readonly user_id: string | null;
  readonly mobile_sealed: Buffer;
  readonly mobile_hash: Buffer;
  readonly otp_hash: Buffer;
  readonly session_key_wrapped: Buffer;
  readonly tries: number;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  /** From where it was asked for. */
  readonly standing: string;
}

export function lockOtp(txn_id: string): CompiledQuery<OtpRow> {
  return sql<OtpRow>`
    select txn_id, purpose, user_id, mobile_sealed, mobile_hash, otp_hash, session_key_wrapped, tries, created_at,
      expires_at, used_at, standing
    from otp_transaction where txn_id = ${txn_id}::uuid for update`.compile(build);
}

/** A new transaction, or the same one with a new code. */
export function putOtp(row: OtpRow): CompiledQuery {
  const { txn_id: _id, purpose: _purpose, user_id: _user, created_at: _made, ...renewed } = row;
  return build
    .insertInto('otp_transaction')
    .values(row)
    .onConflict((at) => at.column('txn_id').doUpdateSet(renewed))
    .compile();
}

export function countOtpTry(txn_id: string): CompiledQuery {
  return build
    .updateTable('otp_transaction')
    .set((at) => ({ tries: at('tries', '+', 1) }))
    .where('txn_id', '=', txn_id)
    .compile() as CompiledQuery;
}

export function useOtp(txn_id: string, used_at: Date): CompiledQuery {
  return build.updateTable('otp_transaction').set({ used_at }).where('txn_id', '=', txn_id).compile() as CompiledQuery;
}

/** What nobody can ask for any more. */
export function sweepings(now: Date): CompiledQuery[] {
  const monthAgo = before(now, 31 * day);
  return [
    build.deleteFrom('used_stamp').where('expires_at', '<', now).compile(),
    build.deleteFrom('otp_transaction').where('expires_at', '<', before(now, day)).compile(),
    build.deleteFrom('spent_refresh').where('spent_at', '<', monthAgo).compile(),
    build.deleteFrom('sign_in').where('expires_at', '<', monthAgo).compile(),
    // Of all measures the longest is a day.
    build
      .deleteFrom('throttle')
      .where('window_start', '<', before(now, 2 * day))
      .compile(),
    build
      .deleteFrom('known_place')
      .where('seen_at', '<', before(now, 183 * day))
      .compile(),
  ] as CompiledQuery[];
}
