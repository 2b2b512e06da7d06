import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';

export interface ThrottleRow {
  readonly throttle_key: string;
  readonly window_start: Date;
  readonly count: number;
  readonly locked_until: Date | null;
  /** The user name whose wrong tries it counts, as a hash. */
  readonly user_key: string | null;
}

export interface KnownPlaceRow {
  /** `ended-device`: one that was known until its sign-in was ended. */
  readonly kind: 'device' | 'address' | 'ended-device';
}

/** Lets one transaction at a time count tries under a key, whether or not it has a row yet. */
export function lockThrottle(throttle_key: string): CompiledQuery {
  return sql`select pg_advisory_xact_lock(hashtextextended(${throttle_key}, 0))`.compile(build);
}

export function throttles(keys: readonly string[]): CompiledQuery<ThrottleRow> {
  return sql<ThrottleRow>`select * from throttle where throttle_key = any(${keys}::text[])`.compile(build);
}

/** All counters of wrong tries for these user names, wherever they were made. */
export function throttlesOf(user_keys: readonly string[]): CompiledQuery<ThrottleRow> {
  return sql<ThrottleRow>`select * from throttle where user_key = any(${user_keys}::text[])`.compile(build);
}

export function putThrottle(row: ThrottleRow): CompiledQuery {
  const { window_start, count, locked_until, user_key } = row;
  return build
    .insertInto('throttle')
    .values(row)
    .onConflict((at) => at.column('throttle_key').doUpdateSet({ window_start, count, locked_until, user_key }))
    .compile();
}

/** Counts one more under a key that many share, without anybody waiting for anybody. */
export function bumpThrottle(
  key: string,
  { now, windowStart, user_key = null }: { now: Date; windowStart: Date; user_key?: string | null },
): CompiledQuery {
  return sql`
    insert into throttle (throttle_key, window_start, count, user_key)
    values (${key}, ${now}::timestamptz, 1, ${user_key}::text)
    on conflict (throttle_key) do update set
      count = case when throttle.window_start < ${windowStart}::timestamptz then 1 else throttle.count + 1 end,
      window_start = case when throttle.window_start < ${windowStart}::timestamptz then ${now}::timestamptz
        else throttle.window_start end`.compile(build);
}

export function clearThrottle(throttle_key: string): CompiledQuery {
  return build.deleteFrom('throttle').where('throttle_key', '=', throttle_key).compile() as CompiledQuery;
}

/** Every counter of wrong tries for a user name, wherever they were made. */
export function clearThrottlesOf(user_key: string): CompiledQuery {
  return build.deleteFrom('throttle').where('user_key', '=', user_key).compile() as CompiledQuery;
}

/** Counts one more wrong code; after each of the given counts the number rests for so long. */
export function bumpFailedCode(
  key: string,
  { now, dayAgo, rests }: { now: Date; dayAgo: Date; rests: readonly { after: number; seconds: number }[] },
): CompiledQuery {
  return sql`
    insert into throttle as t (throttle_key, window_start, count) values (${key}, ${now}::timestamptz, 1)
    on conflict (throttle_key) do update set
      count = case when t.window_start < ${dayAgo}::timestamptz then 1 else t.count + 1 end,
      window_start = case when t.window_start < ${dayAgo}::timestamptz then ${now}::timestamptz else t.window_start end,
      locked_until = case when t.window_start < ${dayAgo}::timestamptz then null else coalesce((
        select ${now}::timestamptz + r.seconds * interval '1 second'
        from unnest(${rests.map(({ after }) => after)}::int[], ${rests.map(({ seconds }) => seconds)}::int[])
          as r (after, seconds)
        where r.after = t.count + 1), t.locked_until) end`.compile(build);
}

/** Which of these places an account signed in from before: that of a user name, or of whoever has a number. */
export function knownPlaces(
  of: { readonly user_name: string } | { readonly mobile_hashes: readonly Buffer[] },
  places: readonly Buffer[],
): CompiledQuery<KnownPlaceRow> {
  const account =
    'user_name' in of ? sql`u.user_name = ${of.user_name}` : sql`u.mobile_hash = any(${of.mobile_hashes}::bytea[])`;
  return sql<KnownPlaceRow>`
    select p.kind from known_place p join app_user u using (user_id)
    where ${account} and p.place_hash = any(${places}::bytea[])`.compile(build);
}

export interface SeenPlace {
  readonly kind: 'device' | 'address';
  readonly place_hash: Buffer;
}

/** Notes from where somebody has signed in. */
export function seePlaces(user_id: string, places: readonly SeenPlace[], seen_at: Date): CompiledQuery {
  return build
    .insertInto('known_place')
    .values(places.map((place) => ({ ...place, user_id, seen_at })))
    .onConflict((at) =>
      at.columns(['user_id', 'place_hash']).doUpdateSet(({ ref }) => ({ seen_at, kind: ref('excluded.kind') })),
    )
    .compile() as CompiledQuery;
}
