import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../../platform/access/scope.ts';
import { namesGiven, namesIn, namesSet } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, type Statement, write } from '../../../platform/db/statement.ts';

const lineRow = {
  session_site_id: col.uuid,
  names: col.names,
  category: col.int,
  latitude: col.float.orNull,
  longitude: col.float.orNull,
  villages: col.int,
  valid_to: col.date.orNull,
};
export type SiteLineRow = RowOf<typeof lineRow>;

const lineColumns = sql`s.session_site_id, ${namesIn('s')} as names, s.category, s.latitude, s.longitude,
  (select count(*)::int from site_village v where v.session_site_id = s.session_site_id) as villages, s.valid_to`;

/** The sites of a facility that lie in the actor's area, open ones first. */
export function sitesOfFacility(scope: Scope, facility_id: string) {
  return read(lineRow)`
    select ${lineColumns} from session_site s
    where s.facility_id = ${facility_id}::uuid and ${siteInScope('s.session_site_id', scope)}
    order by s.valid_to is not null, s.name_en, s.session_site_id`;
}

const siteRow = {
  ...lineRow,
  facility_id: col.uuid,
  facility: col.names,
  block_code: col.int,
  served: col.json<readonly { readonly code: number; readonly names: Names }[]>(),
  version: col.int,
};
export type SiteRow = RowOf<typeof siteRow>;

const siteColumns = sql`${lineColumns}, s.facility_id, ${namesIn('f')} as facility, f.block_code, s.version,
  (select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'names', ${namesIn('l')}) order by l.name_en, l.code), '[]')
    from site_village v join location l on l.level = 'village' and l.code = v.village_code
    where v.session_site_id = s.session_site_id) as served`;

export function siteOfArea(scope: Scope, site: string) {
  return read(siteRow)`
    select ${siteColumns} from session_site s join facility f using (facility_id)
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

/** Holds a site of the area, so that nobody plans a session there meanwhile; what is judged is read behind it. */
export function holdSite(scope: Scope, site: string) {
  return read({ session_site_id: col.uuid })`
    select s.session_site_id from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}
    for no key update of s`;
}

export function siteExists(site: string) {
  return read({ session_site_id: col.uuid })`
    select session_site_id from session_site where session_site_id = ${site}::uuid`;
}

/** The open sites of a block, but for one. */
export function sitesAround(block: number, but: string | null, which: RawBuilder<boolean> = sql<boolean>`true`) {
  return read(lineRow)`
    select ${lineColumns} from session_site s join facility f using (facility_id)
    where f.block_code = ${block}::int and s.valid_to is null and s.session_site_id is distinct from ${but}::uuid
      and ${which}
    order by s.name_en, s.session_site_id`;
}

/** Those of them that have a position. */
export const sitesOnMap = (block: number, but: string | null) =>
  sitesAround(block, but, sql<boolean>`s.latitude is not null and s.longitude is not null`);

/**
 * These villages, and whether each is in force in the actor's area. A merge waits until the site has them, also of those
 * elsewhere: the site may serve them already.
 */
export function holdVillagesOfSite(scope: Scope, villages: readonly number[]) {
  return read({ code: col.int, ours: col.bool })`
    select v.code, v.valid_to is null and ${villageInScope('v.code', scope)} as ours from location v
    where v.level = 'village' and v.code = any(${[...villages]}::int[])
    order by v.code for key share of v`;
}

const toCome = (['waiting', 'frozen', 'waiting-again'] as const).map((word) => codeFor(sessionCodes, word));
const onGoing = codeFor(sessionCodes, 'on-going');

const hangsRow = { planned: col.int, on_going: col.int, workers: col.int, batches: col.int, due: col.int };
export type SiteHangsRow = RowOf<typeof hangsRow>;

/** What hangs on a site: sessions to come and going on, workers, batches that can be used, people of its villages with a dose due. */
export function hangingOnSite(site: string, today: CivilDate) {
  return read(hangsRow)`
    select
      (select count(*)::int from vaccination_session p where p.session_site_id = ${site}::uuid
        and p.status = any(${toCome}::int[]) and p.date_of_session >= ${today}::date) as planned,
      (select count(*)::int from vaccination_session p where p.session_site_id = ${site}::uuid and p.status = ${onGoing}::int) as on_going,
      (select count(*)::int from user_site p join app_user u using (user_id)
        where p.session_site_id = ${site}::uuid and u.is_active) as workers,
      (select count(*)::int from batch k where k.session_site_id = ${site}::uuid and k.double_of is null
        and k.expiry_date >= ${today}::date) as batches,
      (select count(*)::int from due_person p where p.first_open <= ${today}::date and p.last_close >= ${today}::date
        and p.village_code in (select village_code from site_village where session_site_id = ${site}::uuid)) as due`;
}

/** The act of a change that says where a site is. */
export const positionAct = 'position';

export interface StoredSite {
  readonly session_site_id: string;
  readonly facility_id: string;
  readonly names: Names;
  readonly category: number;
  readonly villages: readonly number[];
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const serveVillages = ({ session_site_id, villages }: StoredSite): Statement => write`
  insert into site_village (session_site_id, village_code)
  select ${session_site_id}::uuid, code from unnest(${[...villages]}::int[]) code on conflict do nothing`;

export function storeSite(site: StoredSite): readonly Statement[] {
  const name = namesGiven('name', site.names);
  return [
    write`
      insert into session_site (session_site_id, facility_id, ${name.columns}, category, latitude, longitude)
      values (${site.session_site_id}::uuid, ${site.facility_id}::uuid, ${name.values}, ${site.category}::smallint,
        ${site.latitude}::double precision, ${site.longitude}::double precision)`,
    serveVillages(site),
  ];
}

export function changeSite(site: StoredSite): readonly Statement[] {
  return [
    write`
      update session_site set ${namesSet('name', site.names)}, category = ${site.category}::smallint,
        latitude = ${site.latitude}::double precision, longitude = ${site.longitude}::double precision, version = version + 1
      where session_site_id = ${site.session_site_id}::uuid`,
    write`
      delete from site_village where session_site_id = ${site.session_site_id}::uuid
        and not village_code = any(${[...site.villages]}::int[])`,
    serveVillages(site),
  ];
}

/** How often somebody has said since then where a site is. */
export function positionsSaid(site: string, by: string, since: Date) {
  return read({ times: col.int })`
    select count(*)::int as times from place_change
    where subject = 'site' and subject_id = ${site}::uuid::text and changed_at > ${since}::timestamptz
      and act = ${positionAct} and changed_by = ${by}::uuid`;
}

export function moveSite(site: string, latitude: number | null, longitude: number | null) {
  return write`
    update session_site set latitude = ${latitude}::double precision, longitude = ${longitude}::double precision,
      version = version + 1
    where session_site_id = ${site}::uuid`;
}

export function closeSite(site: string, last: CivilDate) {
  return write`
    update session_site set valid_to = ${last}::date, version = version + 1 where session_site_id = ${site}::uuid`;
}
