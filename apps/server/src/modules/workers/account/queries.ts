import type { AreaPart } from '@teeka/contract/within';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { byLevel, siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { manyValues, read, set, values, write } from '../../../platform/db/statement.ts';

type Place = Exclude<AreaPart, { level: 'site' }>;

const placeColumns = {
  state_code: col.int.orNull,
  district_code: col.int.orNull,
  block_code: col.int.orNull,
};
const postedRow = {
  ...placeColumns,
  facility_id: col.uuid.orNull,
  session_site_id: col.uuid.orNull,
  category: col.int,
};
export type PostedRow = RowOf<typeof postedRow>;

/** Places `l` at which somebody is posted, with those above them, where they lie in the area; retired ones take nobody. */
export function placesToPost(scope: Scope, which: RawBuilder<boolean>): RawBuilder<unknown> {
  const inArea = byLevel(scope, {
    inPlace: (column, own) => sql<boolean>`p.${sql.ref(column)} = ${own}::int`,
    posted: sql<boolean>`false`,
    atSite: () => sql<boolean>`false`,
  });
  return sql`(
    select p.* from (
      select coalesce(d.parent_code, case when l.level = 'state' then l.code end) as state_code, d.code as district_code,
        case when l.level = 'block' then l.code end as block_code, l.level, l.code, ${namesIn('l')} as names
      from location l
      left join location d on d.level = 'district'
        and d.code = case l.level when 'district' then l.code when 'block' then l.parent_code end
      where ${which} and l.valid_to is null
    ) p where ${inArea}) p`;
}

/** A place with those above it, where it lies in the area and has not been retired. */
export function placeToPostAt({ level, code }: Place, scope: Scope) {
  return read(postedRow)`
    select p.state_code, p.district_code, p.block_code, null::uuid as facility_id, null::uuid as session_site_id,
      0 as category
    from ${placesToPost(scope, sql<boolean>`l.level = ${level} and l.code = ${code}::int`)}`;
}

/** Holds sites to post somebody at, in one order: whoever merges their facility or closes them waits until the account stands. */
export function holdSitesToPostAt(ids: readonly string[]) {
  return read({ session_site_id: col.uuid })`
    select session_site_id from session_site where session_site_id = any(${[...ids]}::uuid[])
    order by session_site_id for share`;
}

/** The same of a place above sites, which nobody retires meanwhile. */
export function holdPlaceToPostAt({ level, code }: Place) {
  return read({ code: col.int })`
    select code from location where level = ${level}::text and code = ${code}::int for share`;
}

/** Session sites of the area with the place of their facility, and those that are kept; a closed one takes nobody. */
export function sitesToPostAt(ids: readonly string[], kept: readonly string[], scope: Scope) {
  return read(postedRow)`
    select f.state_code, f.district_code, f.block_code, f.facility_id, s.session_site_id, s.category::int
    from session_site s join facility f using (facility_id)
    where s.session_site_id = any(${ids}::uuid[])
      and (s.valid_to is null and ${siteInScope('s.session_site_id', scope)} or s.session_site_id = any(${kept}::uuid[]))`;
}

/** `was_used`: somebody signed in with it, or chose its password. */
const holderRow = { user_id: col.uuid, user_name: col.text, made_by: col.uuid.orNull, was_used: col.bool };
export type HolderRow = RowOf<typeof holderRow>;

/** Whose id, name or number it is already. */
export function holdersOf(wish: {
  readonly user_id: string;
  readonly user_name: string;
  readonly mobile_hash: Buffer | null;
}) {
  return read(holderWithNumber)`
    select u.user_id, u.user_name, u.made_by, (u.last_sign_in_at is not null or not u.must_change_password) as was_used,
      coalesce(u.mobile_hash = ${wish.mobile_hash}::bytea, false) as has_number
    from app_user u
    where u.user_id = ${wish.user_id}::uuid or u.user_name = ${wish.user_name}
      or u.mobile_hash = ${wish.mobile_hash}::bytea`;
}
const holderWithNumber = { ...holderRow, has_number: col.bool };
export type Holder = RowOf<typeof holderWithNumber>;

const postColumns = {
  ...placeColumns,
  role: col.text,
  user_level: col.text,
  facility_id: col.uuid.orNull,
  default_site_id: col.uuid.orNull,
  vacc_type: col.int,
  is_supervisor: col.bool,
};
export type PostColumns = RowOf<typeof postColumns>;

const numberColumns = { mobile_sealed: col.bytea, mobile_hash: col.bytea };
const newUserRow = {
  user_id: col.uuid,
  user_name: col.text,
  display_name: col.text,
  ...numberColumns,
  ...postColumns,
  password_hash: col.text,
  password_changed_at: col.timestamptz,
  must_change_password: col.bool,
  store_key_wrapped: col.bytea,
  made_by: col.uuid,
  created_at: col.timestamptz,
};
export type NewUserRow = RowOf<typeof newUserRow>;

export const insertUser = (row: NewUserRow) => write`insert into app_user ${values(newUserRow, row)}`;

/** Accounts that came with a file, in one statement. */
export const insertUsers = (rows: readonly NewUserRow[], import_id: string) =>
  write`insert into app_user ${manyValues(
    { ...newUserRow, import_id: col.uuid },
    rows.map((row) => ({ ...row, import_id })),
  )}`;

/** Ends a posting; that it was there is kept, as what was done at a site stays the worker's. */
export const leaveSites = (user_id: string) => write`
  with past as (delete from user_site where user_id = ${user_id}::uuid returning user_id, session_site_id)
  insert into user_site_left (user_id, session_site_id) select user_id, session_site_id from past on conflict do nothing`;

const userSiteRow = { user_id: col.uuid, session_site_id: col.uuid };
export const postToSitesOf = (rows: readonly RowOf<typeof userSiteRow>[]) =>
  write`insert into user_site ${manyValues(userSiteRow, rows)}`;
export const postToSites = (user_id: string, sites: readonly string[]) =>
  postToSitesOf(sites.map((session_site_id) => ({ user_id, session_site_id })));

const changed = { display_name: col.text, ...postColumns };

/** Another name, post or place; the version grows. */
export function storeChange(user_id: string, row: RowOf<typeof changed>) {
  return write`update app_user set ${set(changed, row)}, version = version + 1 where user_id = ${user_id}::uuid`;
}

const newNumber = { ...numberColumns, mobile_changed_at: col.timestamptz };
export function storeNumber(user_id: string, row: RowOf<typeof newNumber>) {
  return write`update app_user set ${set(newNumber, row)} where user_id = ${user_id}::uuid`;
}

/** Holds an account until the end of what is done to it. */
export const holdUser = (user_id: string) => write`select from app_user where user_id = ${user_id}::uuid for update`;

const accountOfWorker = {
  display_name: col.text,
  version: col.int,
  ...placeColumns,
  facility_id: col.uuid.orNull,
  /** Session sites of the post, the usual one first. */
  sites: col.uuid.array,
};

/** The part of an account that is changed by whoever answers for it; whether they do is looked at elsewhere. */
export function accountOf(user_id: string) {
  return read(accountOfWorker)`
    select u.display_name, u.version, u.state_code, u.district_code, u.block_code, u.facility_id,
      array(select us.session_site_id from user_site us where us.user_id = u.user_id
        order by us.session_site_id is distinct from u.default_site_id, us.session_site_id) as sites
    from app_user u where u.user_id = ${user_id}::uuid`;
}
export type AccountRow = RowOf<typeof accountOfWorker>;

const accountShown = {
  display_name: col.text,
  version: col.int,
  user_level: col.text,
  state: col.names.orNull,
  state_code: col.int.orNull,
  district: col.names.orNull,
  district_code: col.int.orNull,
  block: col.names.orNull,
  block_code: col.int.orNull,
};
export type ShownRow = RowOf<typeof accountShown>;

export function accountToShow(user_id: string) {
  return read(accountShown)`
    select u.display_name, u.version, u.user_level, ${namesIn('s')} as state, u.state_code, ${namesIn('d')} as district,
      u.district_code, ${namesIn('b')} as block, u.block_code
    from app_user u
    left join location s on s.level = 'state' and s.code = u.state_code
    left join location d on d.level = 'district' and d.code = u.district_code
    left join location b on b.level = 'block' and b.code = u.block_code
    where u.user_id = ${user_id}::uuid`;
}

const siteShown = { session_site_id: col.uuid, names: col.names };
export function sitesToShow(user_id: string) {
  return read(siteShown)`
    select ss.session_site_id, ${namesIn('ss')} as names
    from user_site us join session_site ss using (session_site_id) join app_user u using (user_id)
    where us.user_id = ${user_id}::uuid
    order by ss.session_site_id is distinct from u.default_site_id, ss.name_en, ss.session_site_id`;
}

const hanging = { was_used: col.bool, sessions: col.int, villages: col.int };

/** What keeps an account: that it was used, sessions that name it, villages that somebody looks after. */
export function hangsOn(user_id: string) {
  return read(hanging)`
    select u.last_sign_in_at is not null
        or exists (select from sign_in where sign_in.user_id = u.user_id) as was_used,
      (select count(*)::int from session_team t where t.user_id = u.user_id) as sessions,
      (select count(*)::int from user_village v where v.user_id = u.user_id)
        + (select count(*)::int from village_mapping m where u.user_id in (m.from_user, m.to_user, m.mapped_by)) as villages
    from app_user u where u.user_id = ${user_id}::uuid`;
}
export type Hanging = RowOf<typeof hanging>;

/** The account with its posting and the codes that were sent to it. */
export const removals = (user_id: string) => [
  leaveSites(user_id),
  write`delete from otp_transaction where user_id = ${user_id}::uuid`,
  write`delete from app_user where user_id = ${user_id}::uuid`,
];
