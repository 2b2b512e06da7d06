import type { Asha } from '@teeka/contract/sites';
import { type CompiledQuery, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { build } from '../../platform/db/build.ts';

export interface SiteRow {
  readonly session_site_id: string;
  readonly name_en: string;
  readonly name_hi: string;
  readonly facility_id: string;
  readonly facility_en: string;
  readonly facility_hi: string;
  readonly category: number;
  readonly is_default: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface SiteDetailsRow extends SiteRow {
  readonly villages: readonly { village_id: number; village_name: string; village_name_hi: string }[];
}

/** Columns of `SiteRow`; `s` is the site, `f` its facility, `u` the user. */
export const siteColumns = sql`
  s.session_site_id, s.name_en, s.name_hi, s.facility_id, f.name_en as facility_en, f.name_hi as facility_hi,
  s.category, coalesce(u.default_site_id = s.session_site_id, false) as is_default, s.latitude, s.longitude`;

/** The sites of the actor's area, by facility and name. */
export function sitesInArea(scope: Scope, user_id: string): CompiledQuery<SiteRow> {
  return sql<SiteRow>`
    select ${siteColumns}
    from session_site s
    join facility f using (facility_id)
    left join app_user u on u.user_id = ${user_id}::uuid
    where ${siteInScope('s.session_site_id', scope)}
    order by f.name_en, s.name_en, s.session_site_id`.compile(build);
}

/** One site of the actor's area with the villages it serves. */
export function siteDetails(scope: Scope, user_id: string, site: string): CompiledQuery<SiteDetailsRow> {
  return sql<SiteDetailsRow>`
    select ${siteColumns},
      (select coalesce(json_agg(json_build_object(
          'village_id', l.code, 'village_name', l.name_en, 'village_name_hi', l.name_hi) order by l.name_en, l.code), '[]')
        from site_village sv join location l on l.level = 'village' and l.code = sv.village_code
        where sv.session_site_id = s.session_site_id) as villages
    from session_site s
    join facility f using (facility_id)
    left join app_user u on u.user_id = ${user_id}::uuid
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`.compile(build);
}

/** The ASHAs of the site `s`, by name. */
export const ashasOfSite = sql<readonly Asha[]>`(
  select coalesce(json_agg(json_build_object('user_id', a.user_id, 'asha_name', a.display_name, 'village_ids', array(
    select v.village_code from user_village v where v.user_id = a.user_id order by v.village_code))
    order by a.display_name, a.user_id), '[]')
  from user_site p join app_user a using (user_id)
  where p.session_site_id = s.session_site_id and a.role = 'ASHA' and a.is_active)`;

/** The ASHAs of a site of the actor's area; no row for any other site. */
export function siteAshas(scope: Scope, site: string): CompiledQuery<{ readonly ashas: readonly Asha[] }> {
  return sql<{ ashas: readonly Asha[] }>`
    select ${ashasOfSite} as ashas from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`.compile(build);
}

/** Is the site one of the actor's area? */
export function siteOfArea(scope: Scope, site: string): CompiledQuery<{ session_site_id: string }> {
  return sql<{ session_site_id: string }>`
    select s.session_site_id from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`.compile(build);
}

export function storeDefaultSite(user_id: string, site: string): CompiledQuery {
  return build
    .updateTable('app_user')
    .set({ default_site_id: site })
    .where('user_id', '=', user_id)
    .compile() as CompiledQuery;
}

export function storePosition(
  site: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): CompiledQuery {
  return build
    .updateTable('session_site')
    .set({ latitude, longitude })
    .where('session_site_id', '=', site)
    .compile() as CompiledQuery;
}
