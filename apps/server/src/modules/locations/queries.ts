import { sql } from 'kysely';
import type { Actor, Scope } from '../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';

type Level = 'state' | 'district' | 'block' | 'village';

export const placeRow = {
  code: col.int,
  names: col.names,
  parent_code: col.int.orNull,
  subdistrict_code: col.int.orNull,
  kind: col.text.of<'village' | 'ward'>(),
  je_endemic: col.bool,
};
export type PlaceRow = RowOf<typeof placeRow>;

/** Columns of `PlaceRow`; `v` is the place. */
const placeColumns = sql`
  v.code, ${namesIn('v')} as names, v.parent_code, v.subdistrict_code, v.kind, v.je_endemic`;

/** Places of a level that are in force, below `parent` where one is given, by name. */
export function placesBelow(level: Level, parent: number | null) {
  return read(placeRow)`
    select ${placeColumns}
    from location v
    where v.level = ${level} and v.valid_to is null and (${parent}::bigint is null or v.parent_code = ${parent}::bigint)
    order by v.name_en, v.code`;
}

/** Grows with every change of places. */
export function placesVersion() {
  return read({ version: col.bigint })`select version from location_version`;
}

/** A page of all places of a level that are in force, by code. */
export function allPlaces(level: Level, { limit, offset }: { limit: number; offset: number }) {
  return read(placeRow)`
    select ${placeColumns}
    from location v where v.level = ${level} and v.valid_to is null
    order by v.code limit ${limit}::int offset ${offset}::int`;
}

export function countPlaces(level: Level) {
  return read({ total: col.int })`
    select count(*)::int as total from location where level = ${level} and valid_to is null`;
}

/** The villages a session site of the actor serves; undefined rows where the site is none of theirs. */
export function villagesOfSite(actor: Actor, session_site_id: string) {
  return read(placeRow)`
    select ${placeColumns}
    from site_village sv join location v on v.level = 'village' and v.code = sv.village_code
    where sv.session_site_id = ${session_site_id}::uuid and ${siteInScope('sv.session_site_id', actor.scope)}
      and v.valid_to is null
    order by v.name_en, v.code`;
}

export function siteIsOurs(actor: Actor, session_site_id: string) {
  return read({ session_site_id: col.uuid })`
    select s.session_site_id from session_site s
    where s.session_site_id = ${session_site_id}::uuid and ${siteInScope('s.session_site_id', actor.scope)}`;
}

/** Is this oneself, or somebody posted to a site of the actor's area? */
export function userIsOurs(actor: Actor, user_id: string) {
  return read({ user_id: col.uuid })`
    select u.user_id from app_user u
    where u.user_id = ${user_id}::uuid and (u.user_id = ${actor.user_id}::uuid or exists (
      select from user_site us
      where us.user_id = u.user_id and ${siteInScope('us.session_site_id', actor.scope)}))`;
}

/** The villages given to a user. */
export function ownVillages(user_id: string) {
  return read(placeRow)`
    select ${placeColumns}
    from user_village uv join location v on v.level = 'village' and v.code = uv.village_code
    where uv.user_id = ${user_id}::uuid and v.valid_to is null
    order by v.name_en, v.code`;
}

/** The villages that a user's sites serve. */
export function servedVillages(user_id: string) {
  return read(placeRow)`
    select ${placeColumns}
    from location v
    where v.level = 'village' and v.valid_to is null and v.code in (
      select sv.village_code from user_site us join site_village sv using (session_site_id)
      where us.user_id = ${user_id}::uuid)
    order by v.name_en, v.code`;
}

/** Villages and wards of the area, `v`, that no ASHA looks after who can sign in. */
const withoutAsha = (scope: Scope) => sql<boolean>`
  v.level = 'village' and v.valid_to is null and ${villageInScope('v.code', scope)}
  and not exists (
    select from user_village uv join app_user u using (user_id)
    where uv.village_code = v.code and u.role = 'ASHA' and u.is_active)`;

export const countVillagesWithoutAsha = (scope: Scope) => sql<number>`
  (select count(*)::int from location v where ${withoutAsha(scope)})`;

const villageWithoutAshaRow = { code: col.int, names: col.names, block: col.names.orNull, total: col.int };

/** A page of them, by block. */
export function villagesWithoutAsha(scope: Scope, { limit, offset }: { limit: number; offset: number }) {
  return read(villageWithoutAshaRow)`
    select v.code, ${namesIn('v')} as names, ${namesIn('b')} as block, count(*) over ()::int as total
    from location v left join location b on b.level = 'block' and b.code = v.parent_code
    where ${withoutAsha(scope)}
    order by b.name_en, v.name_en, v.code
    limit ${limit}::int offset ${offset}::int`;
}
