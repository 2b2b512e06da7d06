import type { UserLevel } from '@teeka/contract/roles';
import { type RawBuilder, sql } from 'kysely';
import { namesIn } from '../db/names.ts';
import { col, type RowOf } from '../db/row.ts';
import { read } from '../db/statement.ts';
import type { Scope } from './actor.ts';

const signInRow = {
  sign_in_id: col.uuid,
  session_key_wrapped: col.bytea,
  expires_at: col.timestamptz,
  ended_at: col.timestamptz.orNull,
  user_id: col.uuid,
  is_active: col.bool,
  display_name: col.text,
  role: col.text,
  user_level: col.text,
  vacc_type: col.int,
  state_code: col.int.orNull,
  district_code: col.int.orNull,
  block_code: col.int.orNull,
  facility_id: col.uuid.orNull,
  sites: col.uuid.array,
  villages: col.int.array,
};
export type SignInRow = RowOf<typeof signInRow>;

/**
 * A sign-in with the user behind it and the user's posting. Who plans or answers for a facility without being posted
 * to a site has all its sites; an ASHA's own villages take the place of the catchment of the sites, also where she has
 * none: whoever takes her last village away does not give her all of them.
 */
export function signInWithActor(sign_in_id: string) {
  return read(signInRow)`
    with posted as (
      select us.session_site_id from sign_in s join user_site us using (user_id) where s.sign_in_id = ${sign_in_id}::uuid
    ), sites as (
      select session_site_id from posted
      union
      select site.session_site_id
      from sign_in s join app_user u using (user_id) join session_site site on site.facility_id = u.facility_id
      where s.sign_in_id = ${sign_in_id}::uuid and not exists (select from posted)
        and (u.user_level = 'Plan_Delivery_Manager' or u.role in ('Supervisor', 'Site Admin'))
    ), own as (
      select uv.village_code from sign_in s join user_village uv using (user_id) where s.sign_in_id = ${sign_in_id}::uuid
    )
    select s.sign_in_id, s.session_key_wrapped, s.expires_at, s.ended_at, u.user_id, u.is_active, u.display_name,
      u.role, u.user_level, u.vacc_type, u.state_code, u.district_code, u.block_code, u.facility_id,
      array(select session_site_id from sites order by session_site_id) as sites,
      array(
        select village_code from own
        union
        select sv.village_code from sites join site_village sv using (session_site_id)
        where u.role <> 'ASHA' and not exists (select from own)
        order by village_code
      ) as villages
    from sign_in s join app_user u using (user_id)
    where s.sign_in_id = ${sign_in_id}::uuid`;
}

/** The level of the tree of places at which a posting stands; the whole country, a facility and what is below have none. */
export const treeLevel: { readonly [Level in UserLevel]?: TreeLevel } = {
  State: 'state',
  District: 'district',
  Block: 'block',
};
type TreeLevel = 'state' | 'district' | 'block';
type PlaceColumn = `${TreeLevel}_code`;

/** How something lies in a place of the tree, in what its worker is posted to, and at one session site. */
interface Lies {
  inPlace(column: PlaceColumn, code: number): RawBuilder<boolean>;
  readonly posted: RawBuilder<boolean>;
  atSite(session_site_id: string): RawBuilder<boolean>;
}

function ownArea(scope: Scope, { inPlace, posted }: Lies): RawBuilder<boolean> {
  if (scope.level === 'National') return sql<boolean>`true`;
  const level = treeLevel[scope.level];
  if (!level) return posted;
  const column = `${level}_code` as const;
  const code = scope[column];
  return code === null ? sql<boolean>`false` : inPlace(column, code);
}

/**
 * The condition of an area by the level of the posting: above a facility by its place, which none misses, below by
 * `posted`; and by the part of it that the request is about.
 */
export function byLevel(scope: Scope, lies: Lies): RawBuilder<boolean> {
  const own = ownArea(scope, lies);
  const { within } = scope;
  if (!within) return own;
  const part = within.level === 'site' ? lies.atSite(within.id) : lies.inPlace(`${within.level}_code`, within.code);
  return sql<boolean>`(${own} and ${part})`;
}

/** The codes of the blocks of a place. */
const blocksOf: { readonly [Column in PlaceColumn]: (code: number) => RawBuilder<unknown> } = {
  state_code: (code) => sql`
    select k.code from location d join location k on k.level = 'block' and k.parent_code = d.code
    where d.level = 'district' and d.parent_code = ${code}`,
  district_code: (code) => sql`select k.code from location k where k.level = 'block' and k.parent_code = ${code}`,
  block_code: (code) => sql`select ${code}::int`,
};

/** The codes of the villages of a place. */
const villagesOf: { readonly [Column in PlaceColumn]: (code: number) => RawBuilder<unknown> } = {
  state_code: (code) => sql`
    select v.code from location d
    join location b on b.level = 'block' and b.parent_code = d.code
    join location v on v.level = 'village' and v.parent_code = b.code
    where d.level = 'district' and d.parent_code = ${code}`,
  district_code: (code) => sql`
    select v.code from location b
    join location v on v.level = 'village' and v.parent_code = b.code
    where b.level = 'block' and b.parent_code = ${code}`,
  block_code: (code) => sql`select v.code from location v where v.level = 'village' and v.parent_code = ${code}`,
};

/**
 * The condition under which a village lies in the actor's area; `column` names the village code,
 * for example `b.village_code`. Levels above a facility go by the tree of places, the others by their catchment.
 */
export function villageInScope(column: string, scope: Scope): RawBuilder<boolean> {
  const village = sql.ref(column);
  return byLevel(scope, {
    inPlace: (place, code) => sql<boolean>`${village} in (${villagesOf[place](code)})`,
    posted: sql<boolean>`${village} = any(${scope.villages}::int[])`,
    atSite: (id) => sql<boolean>`${village} in (
      select served.village_code from site_village served where served.session_site_id = ${id}::uuid)`,
  });
}

/** The condition under which a session site lies in the actor's area; `column` names its id. */
export function siteInScope(column: string, scope: Scope): RawBuilder<boolean> {
  const site = sql.ref(column);
  return byLevel(scope, {
    inPlace: (place, code) => sql<boolean>`${site} in (
      select ss.session_site_id from session_site ss join facility f using (facility_id)
      where ${sql.ref(`f.${place}`)} = ${code})`,
    posted: sql<boolean>`${site} = any(${scope.sites}::uuid[])`,
    atSite: (id) => sql<boolean>`${site} = ${id}::uuid`,
  });
}

/**
 * The condition under which a block lies in the actor's area; `column` names its code. No block lies in an area that is smaller
 * than one.
 */
export function blockInScope(column: string, scope: Scope): RawBuilder<boolean> {
  const block = sql.ref(column);
  return byLevel(scope, {
    inPlace: (place, code) => sql<boolean>`${block} in (${blocksOf[place](code)})`,
    posted: sql<boolean>`false`,
    atSite: () => sql<boolean>`false`,
  });
}

/** What the area is called: its place, else the facility that it belongs to; null of the whole country. */
export function areaName(scope: Scope): RawBuilder<unknown> {
  if (scope.level === 'National') return sql`null::jsonb`;
  const level = treeLevel[scope.level];
  if (!level) return sql`(select ${namesIn('f')} from facility f where f.facility_id = ${scope.facility_id}::uuid)`;
  return sql`(select ${namesIn('l')} from location l
    where l.level = ${level} and l.code = ${scope[`${level}_code`]}::int)`;
}
