import { type CompiledQuery, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { build } from '../../platform/db/build.ts';

type Level = 'state' | 'district' | 'block' | 'village';

export interface PlaceRow {
  readonly code: number;
  readonly name_en: string;
  readonly name_hi: string;
  readonly parent_code: number | null;
  readonly subdistrict_code: number | null;
  readonly kind: 'village' | 'ward';
  readonly je_endemic: boolean;
}

/** Places of a level that are in force, below `parent` where one is given, by name. */
export function placesBelow(level: Level, parent: number | null): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select code, name_en, name_hi, parent_code, subdistrict_code, kind, je_endemic
    from location
    where level = ${level} and valid_to is null and (${parent}::bigint is null or parent_code = ${parent}::bigint)
    order by name_en, code`.compile(build);
}

/** Grows with every change of places. */
export function placesVersion(): CompiledQuery<{ version: string }> {
  return sql<{ version: string }>`select version from location_version`.compile(build);
}

/** A page of all places of a level that are in force, by code. */
export function allPlaces(level: Level, { limit, offset }: { limit: number; offset: number }): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select code, name_en, name_hi, parent_code, subdistrict_code, kind, je_endemic
    from location where level = ${level} and valid_to is null
    order by code limit ${limit}::int offset ${offset}::int`.compile(build);
}

export function countPlaces(level: Level): CompiledQuery<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total from location where level = ${level} and valid_to is null`.compile(build);
}

const villageColumns = sql`v.code, v.name_en, v.name_hi, v.parent_code, v.subdistrict_code, v.kind, v.je_endemic`;

/** The villages a session site of the actor serves; undefined rows where the site is none of theirs. */
export function villagesOfSite(actor: Actor, session_site_id: string): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select ${villageColumns}
    from site_village sv join location v on v.level = 'village' and v.code = sv.village_code
    where sv.session_site_id = ${session_site_id}::uuid and ${siteInScope('sv.session_site_id', actor.scope)}
      and v.valid_to is null
    order by v.name_en, v.code`.compile(build);
}

export function siteIsOurs(actor: Actor, session_site_id: string): CompiledQuery<{ session_site_id: string }> {
  return sql<{ session_site_id: string }>`
    select s.session_site_id from session_site s
    where s.session_site_id = ${session_site_id}::uuid and ${siteInScope('s.session_site_id', actor.scope)}`.compile(
    build,
  );
}

/** Is this oneself, or somebody posted to a site of the actor's area? */
export function userIsOurs(actor: Actor, user_id: string): CompiledQuery<{ user_id: string }> {
  return sql<{ user_id: string }>`
    select u.user_id from app_user u
    where u.user_id = ${user_id}::uuid and (u.user_id = ${actor.user_id}::uuid or exists (
      select from user_site us
      where us.user_id = u.user_id and ${siteInScope('us.session_site_id', actor.scope)}))`.compile(build);
}

/** The villages given to a user. */
export function ownVillages(user_id: string): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select ${villageColumns}
    from user_village uv join location v on v.level = 'village' and v.code = uv.village_code
    where uv.user_id = ${user_id}::uuid and v.valid_to is null
    order by v.name_en, v.code`.compile(build);
}

/** The villages that a user's sites serve. */
export function servedVillages(user_id: string): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select distinct ${villageColumns}
    from user_site us
    join site_village sv using (session_site_id)
    join location v on v.level = 'village' and v.code = sv.village_code
    where us.user_id = ${user_id}::uuid and v.valid_to is null
    order by v.name_en, v.code`.compile(build);
}
