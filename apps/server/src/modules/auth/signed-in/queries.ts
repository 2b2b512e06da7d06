import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';

export interface Ending {
  readonly now: Date;
  readonly because: string;
}

/** What an ending of all leaves: a sign-in with its device, or a device alone. */
interface Stays {
  readonly sign_in_id?: string;
  readonly device_hash?: Buffer | null;
}

interface EndingOfAll extends Ending {
  readonly stays?: Stays;
}

const allEnded = (user_id: string, { now, because, stays }: EndingOfAll) => sql`
  update sign_in set ended_at = ${now}::timestamptz, ended_because = ${because}
  where user_id = ${user_id}::uuid and ended_at is null
    and sign_in_id is distinct from ${stays?.sign_in_id ?? null}::uuid`;

/** Ends all sign-ins of a user but for what stays; the account goes on knowing their devices. */
export function endSignInsOf(user_id: string, ending: EndingOfAll) {
  return write`${allEnded(user_id, ending)}`;
}

/**
 * Ends all sign-ins of a user, and the account knows none of their devices any longer, but for what stays. Those of
 * sign-ins that ended before count too: they ended because of the same phone, by a new password or by the thief.
 */
export function endAllAndForget(user_id: string, ending: EndingOfAll) {
  const { sign_in_id = null, device_hash = null } = ending.stays ?? {};
  return write`
    with ended as (${allEnded(user_id, ending)})
    update known_place set kind = 'ended-device'
    where user_id = ${user_id}::uuid and kind = 'device' and place_hash is distinct from coalesce(
      ${device_hash}::bytea, (select device_hash from sign_in where sign_in_id = ${sign_in_id}::uuid))`;
}

/** Whether the account knows a device, be somebody signed in there or not. */
export function knowsDevices(user_id: string) {
  return read({ known: col.bool })`
    select exists (select from known_place where user_id = ${user_id}::uuid and kind = 'device') as known`;
}

/** Codes on their way to the number of a user sign nobody in any more and set no password. */
export function closeCodesOf(user_id: string, now: Date) {
  return write`
    update otp_transaction set used_at = ${now}::timestamptz
    where user_id = ${user_id}::uuid and used_at is null and purpose in ('sign-in', 'two-step', 'forgot')`;
}

/** A password that a message set on a device that was known counts as one that a message alone has set. */
export function doubtReset(user_id: string) {
  return write`
    update app_user set reset_at = greatest(reset_at, reset_known_at), reset_known_at = null
    where user_id = ${user_id}::uuid and reset_known_at is not null`;
}

/**
 * Ends sign-ins of a user, and the account does not know their devices any longer: a phone that is in other hands must
 * not pass where a known one does. Noted is that each was known, so that its owner signs in there with the right password
 * whatever strangers tried. A device on which another sign-in of theirs goes on stays known.
 */
export function endAndForget(
  user_id: string,
  { sign_in_ids, now, because }: Ending & { readonly sign_in_ids: readonly string[] },
) {
  return write`
    with ended as (
      update sign_in set ended_at = ${now}::timestamptz, ended_because = ${because}
      where user_id = ${user_id}::uuid and ended_at is null and sign_in_id = any(${sign_in_ids}::uuid[])
      returning device_hash
    )
    update known_place p set kind = 'ended-device' from ended e
    where p.user_id = ${user_id}::uuid and p.kind = 'device' and p.place_hash = e.device_hash
      and not exists (
        select from sign_in s
        where s.user_id = p.user_id and s.device_hash = p.place_hash and s.ended_at is null
          and s.expires_at > ${now}::timestamptz and s.sign_in_id <> all(${sign_in_ids}::uuid[]))`;
}

const signedInRow = {
  sign_in_id: col.uuid,
  browser: col.text.orNull,
  system: col.text.orNull,
  created_at: col.timestamptz,
  refreshed_at: col.timestamptz,
  unsent: col.int,
  unsent_since: col.timestamptz.orNull,
};
export type SignedInRow = RowOf<typeof signedInRow>;

/** The sign-ins of a user with which calls can be made, or tokens refreshed, at `now`; last used first. */
export function liveSignIns(user_id: string, { now, usedSince }: { readonly now: Date; readonly usedSince: Date }) {
  return read(signedInRow)`
    select sign_in_id, browser, system, created_at, refreshed_at, unsent, unsent_since from sign_in
    where user_id = ${user_id}::uuid and ended_at is null and expires_at > ${now}::timestamptz
      and refreshed_at >= ${usedSince}::timestamptz
    order by refreshed_at desc, sign_in_id`;
}

/** The sign-ins of a user that have not ended, locked until this transaction is over; a refresh under way is waited for. */
export function holdSignInsOf(user_id: string) {
  return read({ sign_in_id: col.uuid })`
    select sign_in_id from sign_in where user_id = ${user_id}::uuid and ended_at is null
    order by sign_in_id for update`;
}

/** One sign-in of a user, ended or not; undefined where it is somebody else's or nobody's. */
export function holdSignIn(user_id: string, sign_in_id: string) {
  return read({ sign_in_id: col.uuid, ended_at: col.timestamptz.orNull })`
    select sign_in_id, ended_at from sign_in
    where user_id = ${user_id}::uuid and sign_in_id = ${sign_in_id}::uuid for update`;
}

interface Reported {
  readonly unsent: number;
  readonly since: Date | null;
}

/** What waits on the phone of a sign-in. Earlier sign-ins of the same account on the same device told of the same records. */
export function storeUnsent(
  { user_id, sign_in_id }: Pick<Actor, 'user_id' | 'sign_in_id'>,
  { unsent, since }: Reported,
) {
  return write`
    update sign_in s set unsent = case when s.sign_in_id = own.sign_in_id then ${unsent}::int else 0 end,
      unsent_since = case when s.sign_in_id = own.sign_in_id then ${since}::timestamptz end
    from sign_in own
    where own.sign_in_id = ${sign_in_id}::uuid and s.user_id = ${user_id}::uuid
      and (s.sign_in_id = own.sign_in_id or (s.unsent > 0 and s.device_hash = own.device_hash))`;
}
