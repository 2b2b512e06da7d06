import { clinicalRoles } from '@teeka/contract/roles';
import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { byLevel, siteInScope, villageInScope } from '../../../platform/access/scope.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

/** A facility has to be counted before it has a site: above it by its place, below by the sites one answers for. */
const facilityInScope = (scope: Scope): RawBuilder<boolean> =>
  byLevel(scope, {
    inPlace: (place, code) => sql<boolean>`${sql.ref(`f.${place}`)} = ${code}::int`,
    posted: sql<boolean>`f.facility_id in (
      select o.facility_id from session_site o where o.session_site_id = any(${scope.sites}::uuid[]))`,
    atSite: (id) => sql<boolean>`f.facility_id = (
      select o.facility_id from session_site o where o.session_site_id = ${id}::uuid)`,
  });

const readinessRow = {
  villages: col.int,
  facilities: col.int,
  session_sites: col.int,
  workers: col.int,
  stocked_sites: col.int,
};

/** How much of what a session needs the area has on a day. */
export function readinessOf(scope: Scope, today: CivilDate) {
  return read(readinessRow)`
    select
      (select count(*)::int from location v
        where v.level = 'village' and v.valid_to is null and ${villageInScope('v.code', scope)}) as villages,
      (select count(*)::int from facility f where f.valid_to is null and ${facilityInScope(scope)}) as facilities,
      (select count(*)::int from session_site s where s.valid_to is null and ${siteInScope('s.session_site_id', scope)}) as session_sites,
      (select count(distinct u.user_id)::int from app_user u join user_site p using (user_id)
        where u.is_active and u.role = any(${[...clinicalRoles]}::text[])
          and ${siteInScope('p.session_site_id', scope)}) as workers,
      (select count(distinct k.session_site_id)::int from batch k
        where k.expiry_date >= ${today}::date and ${siteInScope('k.session_site_id', scope)}) as stocked_sites`;
}
