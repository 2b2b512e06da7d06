import type { Asha } from '@teeka/contract/sites';
import type { Names } from '@teeka/domain/names';
import { sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';

const siteRow = {
  session_site_id: col.uuid,
  names: col.names,
  facility_id: col.uuid,
  facility: col.names,
  category: col.int,
  is_default: col.bool,
  latitude: col.float.orNull,
  longitude: col.float.orNull,
};
export type SiteRow = RowOf<typeof siteRow>;

const siteDetailsRow = {
  ...siteRow,
  villages: col.json<readonly { village_id: number; village_name: Names }[]>(),
};

/** Columns of `SiteRow`; `s` is the site, `f` its facility, `u` the user. */
export const siteColumns = sql`
  s.session_site_id, ${namesIn('s')} as names, s.facility_id, ${namesIn('f')} as facility,
  s.category, coalesce(u.default_site_id = s.session_site_id, false) as is_default, s.latitude, s.longitude`;

/** The open sites of the actor's area, by facility and name. */
export function sitesInArea(scope: Scope, user_id: string) {
  return read(siteRow)`
    select ${siteColumns}
    from session_site s
    join facility f using (facility_id)
    left join app_user u on u.user_id = ${user_id}::uuid
    where s.valid_to is null and ${siteInScope('s.session_site_id', scope)}
    order by f.name_en, s.name_en, s.session_site_id`;
}

/** One site of the actor's area with the villages it serves. */
export function siteDetails(scope: Scope, user_id: string, site: string) {
  return read(siteDetailsRow)`
    select ${siteColumns},
      (select coalesce(json_agg(json_build_object('village_id', l.code, 'village_name', ${namesIn('l')})
          order by l.name_en, l.code), '[]')
        from site_village sv join location l on l.level = 'village' and l.code = sv.village_code
        where sv.session_site_id = s.session_site_id) as villages
    from session_site s
    join facility f using (facility_id)
    left join app_user u on u.user_id = ${user_id}::uuid
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

/** The ASHAs of the site `s`, by name. */
export const ashasOfSite = sql<readonly Asha[]>`(
  select coalesce(json_agg(json_build_object('user_id', a.user_id, 'asha_name', a.display_name, 'village_ids', array(
    select v.village_code from user_village v where v.user_id = a.user_id order by v.village_code))
    order by a.display_name, a.user_id), '[]')
  from user_site p join app_user a using (user_id)
  where p.session_site_id = s.session_site_id and a.role = 'ASHA' and a.is_active)`;

const siteAshaRow = {
  user_id: col.uuid,
  asha_name: col.text,
  village_ids: col.int.array,
  mobile_sealed: col.bytea.orNull,
  last_sign_in_at: col.timestamptz.orNull,
  is_active: col.bool,
};

/** The ASHAs of a site of the actor's area by name, with their accounts; closed ones too. */
export function siteAshas(scope: Scope, site: string) {
  return read(siteAshaRow)`
    select a.user_id, a.display_name as asha_name, a.mobile_sealed, a.last_sign_in_at, a.is_active, array(
      select v.village_code from user_village v where v.user_id = a.user_id order by v.village_code) as village_ids
    from user_site p join app_user a using (user_id)
    where p.session_site_id = ${site}::uuid and a.role = 'ASHA' and ${siteInScope('p.session_site_id', scope)}
    order by a.display_name, a.user_id`;
}

/** Is the site one of the actor's area? */
export function siteOfArea(scope: Scope, site: string) {
  return read({ session_site_id: col.uuid })`
    select s.session_site_id from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

export function storeDefaultSite(user_id: string, site: string) {
  return write`update app_user set default_site_id = ${site}::uuid where user_id = ${user_id}::uuid`;
}

/** Sites of the area, `s`, of which nobody has said where they lie. */
const withoutPosition = (scope: Scope) => sql<boolean>`
  (s.latitude is null or s.longitude is null) and ${siteInScope('s.session_site_id', scope)}`;

export const countSitesWithoutPosition = (scope: Scope) => sql<number>`
  (select count(*)::int from session_site s where ${withoutPosition(scope)})`;

const siteWithoutPositionRow = {
  session_site_id: col.uuid,
  names: col.names,
  facility: col.names,
  block: col.names.orNull,
  total: col.int,
};

/** A page of them, by block and facility. */
export function sitesWithoutPosition(scope: Scope, { limit, offset }: { limit: number; offset: number }) {
  return read(siteWithoutPositionRow)`
    select s.session_site_id, ${namesIn('s')} as names, ${namesIn('f')} as facility, ${namesIn('b')} as block,
      count(*) over ()::int as total
    from session_site s join facility f using (facility_id)
    left join location b on b.level = 'block' and b.code = f.block_code
    where ${withoutPosition(scope)}
    order by b.name_en, f.name_en, s.name_en, s.session_site_id
    limit ${limit}::int offset ${offset}::int`;
}
