import { type AccountState, missedSince, type Post, unsentSince } from '@teeka/domain/workers';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { byLevel } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';

/**
 * The condition under which a worker is posted in the actor's area: by the place of the worker's own row or, where that
 * names none, by the facility's. Whoever answers for sites answers for those who belong to the facility of such a site
 * and are posted to one of them: a guest from elsewhere is another's.
 */
export const inArea = (scope: Scope): RawBuilder<boolean> =>
  byLevel(scope, {
    inPlace: (place, code) => sql<boolean>`coalesce(${sql.ref(`u.${place}`)}, ${sql.ref(`f.${place}`)}) = ${code}::int`,
    posted: sql<boolean>`(
      u.facility_id in (select s.facility_id from session_site s where s.session_site_id = any(${scope.sites}::uuid[]))
      and exists (select from user_site us
        where us.user_id = u.user_id and us.session_site_id = any(${scope.sites}::uuid[])))`,
    atSite: (id) => sql<boolean>`exists (
      select from user_site us where us.user_id = u.user_id and us.session_site_id = ${id}::uuid)`,
  });

const workerRow = { role: col.text, user_level: col.text, user_id: col.uuid, user_name: col.text };
const accountRow = { ...workerRow, is_active: col.bool, mobile_sealed: col.bytea.orNull, state_code: col.int.orNull };
export type WorkerRow = RowOf<typeof accountRow>;

/** A worker of the area; undefined for who is posted elsewhere, and for nobody. */
export function workerInArea(user_id: string, scope: Scope) {
  return read(accountRow)`
    select u.user_id, u.user_name, u.role, u.user_level, u.is_active, u.mobile_sealed,
      coalesce(u.state_code, f.state_code) as state_code
    from app_user u left join facility f on f.facility_id = u.facility_id
    where u.user_id = ${user_id}::uuid and ${inArea(scope)}`;
}

export function storeStatus(user_id: string, is_active: boolean) {
  return write`update app_user set is_active = ${is_active} where user_id = ${user_id}::uuid`;
}

const listedWorkerRow = {
  ...workerRow,
  display_name: col.text,
  facility: col.names.orNull,
  block: col.names.orNull,
  is_active: col.bool,
  sign_ins: col.int,
  last_sign_in_at: col.timestamptz.orNull,
  created_at: col.timestamptz,
  unsent: col.int,
  unsent_since: col.timestamptz.orNull,
  villages: col.int.orNull,
  total: col.int,
};
export type ListedWorkerRow = RowOf<typeof listedWorkerRow>;

/** Whom the actor answers for. */
interface Answered {
  readonly posts: readonly Post[];
  readonly scope: Scope;
  /** Not the one who asks. */
  readonly but: string;
}

export interface WorkerSearch extends Answered {
  /** A part of the name, or the beginning of the user name; '' for all. */
  readonly search: string;
  /** The same in Latin letters, in which names of workers are kept. */
  readonly latin: string;
  /** Who besides has a name that sounds like it. */
  readonly heard: readonly string[];
  readonly state: AccountState | '';
  /** Names under which those sign in who are locked, where they are asked for. */
  readonly locked: readonly string[];
  /** '' for all. */
  readonly role: string;
  readonly now: Date;
  /** A sign-in that was not used since has ended. */
  readonly usedSince: Date;
  readonly limit: number;
  readonly offset: number;
}

const withPost = (posts: readonly Post[]) => sql`
  join unnest(${posts.map(({ role }) => role)}::text[], ${posts.map(({ user_level }) => user_level)}::text[])
    as post (role, user_level) on post.role = u.role and post.user_level = u.user_level`;

/** The names that are listened to; in an area of more workers only the first of them are. */
const mostHeard = 5000;

export function workerNames({ posts, scope, but }: Answered) {
  return read(namedWorkerRow)`
    select u.user_id, u.display_name
    from app_user u ${withPost(posts)} left join facility f on f.facility_id = u.facility_id
    where ${inArea(scope)} and u.user_id <> ${but}::uuid
    order by u.display_name, u.user_id limit ${mostHeard}::int`;
}

/** Under which names those sign in whom the actor answers for, as far as names are listened to. */
export function signInNames({ posts, scope, but }: Answered) {
  return read(signInNameRow)`
    select u.user_name, u.display_name
    from app_user u ${withPost(posts)} left join facility f on f.facility_id = u.facility_id
    where ${inArea(scope)} and u.user_id <> ${but}::uuid and u.is_active
    order by u.display_name, u.user_id limit ${mostHeard}::int`;
}

const signInNameRow = { user_name: col.text, display_name: col.text };
export type SignInName = RowOf<typeof signInNameRow>;

const namedWorkerRow = { user_id: col.uuid, display_name: col.text };
export type NamedWorker = RowOf<typeof namedWorkerRow>;

/**
 * The condition under which an account is in a state, `u` is its row. Records that wait count of a closed account too: they
 * are somebody's doses.
 */
function inState(state: AccountState, { now, locked }: { readonly now: Date; readonly locked: readonly string[] }) {
  if (state === 'locked') return sql<boolean>`u.user_name = any(${locked}::text[])`;
  if (state === 'closed') return sql<boolean>`not u.is_active`;
  if (state === 'never') return sql<boolean>`(u.is_active and u.last_sign_in_at is null)`;
  if (state === 'not-for-a-month')
    return sql<boolean>`(u.is_active and u.last_sign_in_at < ${missedSince(now)}::timestamptz)`;
  return sql<boolean>`exists (select from sign_in w
    where w.user_id = u.user_id and w.unsent > 0 and w.unsent_since < ${unsentSince(now)}::timestamptz)`;
}

const accountsRow = { unsent: col.int, not_for_a_month: col.int, never_signed_in: col.int };

/** How many workers of the area with one of the posts are in each state that a statement can tell; the list shows the same. */
export function countStates({ posts, scope, but }: Answered, now: Date) {
  const count = (state: AccountState) => sql`count(*) filter (where ${inState(state, { now, locked: [] })})::int`;
  return read(accountsRow)`
    select ${count('unsent')} as unsent, ${count('not-for-a-month')} as not_for_a_month,
      ${count('never')} as never_signed_in
    from app_user u ${withPost(posts)} left join facility f on f.facility_id = u.facility_id
    where ${inArea(scope)} and u.user_id <> ${but}::uuid`;
}

/** Workers of the area with one of the posts, by name; `total` counts all pages. */
export function workersOfArea(input: WorkerSearch) {
  const { posts, now, usedSince, state, role } = input;
  const applicable = state === '' ? sql<boolean>`true` : inState(state, input);
  const search = input.search.trim().toLowerCase();
  return read(listedWorkerRow)`
    with page as (
      select u.user_id, u.user_name, u.display_name, u.role, u.user_level, u.is_active, u.last_sign_in_at,
        u.created_at, ${namesIn('f')} as facility, ${namesIn('b')} as block,
        count(*) over ()::int as total
      from app_user u
      ${withPost(posts)}
      left join facility f on f.facility_id = u.facility_id
      left join location b on b.level = 'block' and b.code = coalesce(u.block_code, f.block_code)
      where ${inArea(input.scope)} and u.user_id <> ${input.but}::uuid
        and (position(${search} in lower(u.display_name)) > 0 or starts_with(lower(u.user_name), ${search})
          or position(${input.latin.toLowerCase()} in lower(u.display_name)) > 0
          or u.user_id = any(${input.heard}::uuid[]))
        and ${applicable} and (${role} = '' or u.role = ${role})
      order by u.display_name, u.user_id
      limit ${input.limit}::int offset ${input.offset}::int
    )
    select page.*, s.sign_ins, s.unsent, s.unsent_since,
      case when page.role = 'ASHA' then (
        select count(*)::int from user_village v where v.user_id = page.user_id) end as villages
    from page, lateral (
      select count(*) filter (where ended_at is null and expires_at > ${now}::timestamptz
          and refreshed_at >= ${usedSince}::timestamptz)::int as sign_ins,
        coalesce(sum(sign_in.unsent), 0)::int as unsent, min(sign_in.unsent_since) as unsent_since
      from sign_in where sign_in.user_id = page.user_id) s
    order by page.display_name, page.user_id`;
}
