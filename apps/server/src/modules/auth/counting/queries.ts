import { sql } from 'kysely';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, set, values, write } from '../../../platform/db/statement.ts';

const throttleRow = {
  throttle_key: col.text,
  window_start: col.timestamptz,
  count: col.int,
  locked_until: col.timestamptz.orNull,
  /** The user name whose wrong tries it counts, as a hash. */
  user_key: col.text.orNull,
};
export type ThrottleRow = RowOf<typeof throttleRow>;

const knownPlaceRow = {
  /** `ended-device`: one that was known until its sign-in was ended. */
  kind: col.text.of<'device' | 'address' | 'ended-device'>(),
};
export type KnownPlaceRow = RowOf<typeof knownPlaceRow>;

/** Lets one transaction at a time count tries under a key, whether or not it has a row yet. */
export function lockThrottle(throttle_key: string) {
  return write`select pg_advisory_xact_lock(hashtextextended(${throttle_key}, 0))`;
}

export function throttles(keys: readonly string[]) {
  return read(throttleRow)`select * from throttle where throttle_key = any(${keys}::text[])`;
}

/** All counters of wrong tries for these user names, wherever they were made. */
export function throttlesOf(user_keys: readonly string[]) {
  return read(throttleRow)`select * from throttle where user_key = any(${user_keys}::text[])`;
}

export function putThrottle(row: ThrottleRow) {
  const { throttle_key: _key, ...renewed } = throttleRow;
  return write`
    insert into throttle ${values(throttleRow, row)} on conflict (throttle_key) do update set ${set(renewed, row)}`;
}

/** Counts one more under a key that many share, without anybody waiting for anybody. */
export function bumpThrottle(
  key: string,
  { now, windowStart, user_key = null }: { now: Date; windowStart: Date; user_key?: string | null },
) {
  return write`
    insert into throttle (throttle_key, window_start, count, user_key)
    values (${key}, ${now}::timestamptz, 1, ${user_key}::text)
    on conflict (throttle_key) do update set
      count = case when throttle.window_start < ${windowStart}::timestamptz then 1 else throttle.count + 1 end,
      window_start = case when throttle.window_start < ${windowStart}::timestamptz then ${now}::timestamptz
        else throttle.window_start end`;
}

export function clearThrottle(throttle_key: string) {
  return write`delete from throttle where throttle_key = ${throttle_key}`;
}

/** Every counter of wrong tries for a user name, wherever they were made. */
export function clearThrottlesOf(user_key: string) {
  return write`delete from throttle where user_key = ${user_key}`;
}

/** Counts one more wrong code; after each of the given counts the number rests for so long. */
export function bumpFailedCode(
  key: string,
  { now, dayAgo, rests }: { now: Date; dayAgo: Date; rests: readonly { after: number; seconds: number }[] },
) {
  return write`
    insert into throttle as t (throttle_key, window_start, count) values (${key}, ${now}::timestamptz, 1)
    on conflict (throttle_key) do update set
      count = case when t.window_start < ${dayAgo}::timestamptz then 1 else t.count + 1 end,
      window_start = case when t.window_start < ${dayAgo}::timestamptz then ${now}::timestamptz else t.window_start end,
      locked_until = case when t.window_start < ${dayAgo}::timestamptz then null else coalesce((
        select ${now}::timestamptz + r.seconds * interval '1 second'
        from unnest(${rests.map(({ after }) => after)}::int[], ${rests.map(({ seconds }) => seconds)}::int[])
          as r (after, seconds)
        where r.after = t.count + 1), t.locked_until) end`;
}

/** Which of these places an account signed in from before: that of a user name, or of whoever has a number. */
export function knownPlaces(
  of: { readonly user_name: string } | { readonly mobile_hashes: readonly Buffer[] },
  places: readonly Buffer[],
) {
  const account =
    'user_name' in of ? sql`u.user_name = ${of.user_name}` : sql`u.mobile_hash = any(${of.mobile_hashes}::bytea[])`;
  return read(knownPlaceRow)`
    select p.kind from known_place p join app_user u using (user_id)
    where ${account} and p.place_hash = any(${places}::bytea[])`;
}

const seenPlace = { kind: col.text.of<'device' | 'address'>(), place_hash: col.bytea };
export type SeenPlace = RowOf<typeof seenPlace>;
const placeOfUser = { ...seenPlace, user_id: col.uuid, seen_at: col.timestamptz };

/** Notes from where somebody has signed in. */
export function seePlaces(user_id: string, places: readonly SeenPlace[], seen_at: Date) {
  return write`
    insert into known_place ${values(placeOfUser, ...places.map((place) => ({ ...place, user_id, seen_at })))}
    on conflict (user_id, place_hash) do update set seen_at = excluded.seen_at, kind = excluded.kind`;
}
