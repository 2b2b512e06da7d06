import type { CivilDate } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { namesGiven, namesIn, namesSet, writtenNames } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, type Statement, write } from '../../../platform/db/statement.ts';
import { facilityInScope, placeInScope, tree } from '../queries.ts';

const facilityRow = {
  facility_id: col.uuid,
  names: col.names,
  kind: col.text,
  block_code: col.int,
  district_code: col.int,
  block: col.names.orNull,
  district: col.names.orNull,
  sites: col.int,
  without_position: col.int,
  workers: col.int,
  valid_to: col.date.orNull,
  version: col.int,
};
export type FacilityRow = RowOf<typeof facilityRow>;

const openSites = sql`from session_site s where s.facility_id = f.facility_id and s.valid_to is null`;
const facilityColumns = sql`f.facility_id, ${namesIn('f')} as names, f.kind, f.block_code, f.district_code,
  ${namesIn('b')} as block, ${namesIn('d')} as district,
  (select count(*)::int ${openSites}) as sites,
  (select count(*)::int ${openSites} and s.latitude is null) as without_position,
  (select count(*)::int from app_user u where u.facility_id = f.facility_id and u.is_active) as workers,
  f.valid_to, f.version`;
const facilityTables = sql`facility f
  left join location b on b.level = 'block' and b.code = f.block_code
  left join location d on d.level = 'district' and d.code = f.district_code`;

/** A facility of the area; none for any other. */
export function facilityOfArea(scope: Scope, facility_id: string) {
  return read(facilityRow)`
    select ${facilityColumns} from ${facilityTables}
    where f.facility_id = ${facility_id}::uuid and ${facilityInScope(scope)}`;
}

/** The facility that another was merged into, wherever it lies. */
export function mergedFacility(scope: Scope, facility_id: string) {
  return read({ facility_id: col.uuid, names: col.names, is_here: col.bool })`
    select f.facility_id, ${namesIn('f')} as names, ${facilityInScope(scope)} as is_here
    from facility gone join facility f on f.facility_id = gone.merged_into
    where gone.facility_id = ${facility_id}::uuid`;
}

/** Holds facilities in one order; what is judged is read behind it. */
export function holdFacilities(ids: readonly string[]) {
  return read({ facility_id: col.uuid })`
    select f.facility_id from facility f where f.facility_id = any(${[...ids]}::uuid[])
    order by f.facility_id for update of f`;
}

export function facilityExists(facility_id: string) {
  return read({ facility_id: col.uuid })`select facility_id from facility where facility_id = ${facility_id}::uuid`;
}

/** A block of the area that is in force. */
export function blockOfArea(scope: Scope, code: number) {
  return read({ code: col.int, district_code: col.int.orNull, state_code: col.int.orNull })`
    select l.code, l.parent_code as district_code, d.parent_code as state_code from ${tree}
    where l.level = 'block' and l.code = ${code}::int and l.valid_to is null and ${placeInScope(scope)}`;
}

/** The names of the other open facilities of a block. */
export function facilitiesOfBlock(block: number, but: string) {
  return read({ names: col.names })`
    select ${namesIn('f')} as names from facility f
    where f.block_code = ${block}::int and f.valid_to is null and f.facility_id <> ${but}::uuid`;
}

export interface FacilitySearch {
  readonly patterns: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Facilities of the area by names of theirs or of their sites, in force first; `total` counts all pages. */
export function facilitiesOfArea(scope: Scope, { patterns, limit, offset }: FacilitySearch) {
  return read({ ...facilityRow, total: col.int })`
    select ${facilityColumns}, count(*) over ()::int as total from ${facilityTables}
    where ${facilityInScope(scope)} and (${writtenNames('f', 'b')} like all (${[...patterns]}::text[])
      or exists (select from session_site n where n.facility_id = f.facility_id
        and ${writtenNames('n')} like all (${[...patterns]}::text[])))
    order by f.valid_to is not null, f.name_en, f.facility_id
    limit ${limit}::int offset ${offset}::int`;
}

export interface StoredFacility {
  readonly facility_id: string;
  readonly names: Names;
  readonly kind: string;
}

export function storeFacility(
  { facility_id, names, kind }: StoredFacility,
  block: { readonly code: number; readonly district_code: number | null; readonly state_code: number | null },
) {
  const name = namesGiven('name', names);
  return write`
    insert into facility (facility_id, ${name.columns}, kind, state_code, district_code, block_code)
    values (${facility_id}::uuid, ${name.values}, ${kind}, ${block.state_code}::int, ${block.district_code}::int,
      ${block.code}::int)`;
}

export function changeFacility({ facility_id, names, kind }: StoredFacility) {
  return write`
    update facility set ${namesSet('name', names)}, kind = ${kind}, version = version + 1
    where facility_id = ${facility_id}::uuid`;
}

export function closeFacility(facility_id: string, last: CivilDate) {
  return write`
    update facility set valid_to = ${last}::date, version = version + 1 where facility_id = ${facility_id}::uuid`;
}

export interface FacilityMerge {
  readonly facility_id: string;
  readonly into: string;
  readonly today: CivilDate;
}

/** What of a facility follows when it is merged, table by table. */
export const facilityFollowers: Readonly<Record<string, (merge: FacilityMerge) => Statement>> = {
  session_site: ({ facility_id, into }) => write`
    update session_site set facility_id = ${into}::uuid, version = version + 1 where facility_id = ${facility_id}::uuid`,
  app_user: ({ facility_id, into }) => write`
    update app_user u set facility_id = ${into}::uuid, block_code = case when u.block_code is null then null else f.block_code end
    from facility f where f.facility_id = ${into}::uuid and u.facility_id = ${facility_id}::uuid`,
};

/** Where a registration was taken down keeps the facility of its day. */
export const facilityStaying = ['registration'] as const;

export function mergeFacilityStatements(merge: FacilityMerge): readonly Statement[] {
  const { facility_id, into, today } = merge;
  return [
    ...Object.values(facilityFollowers).map((of) => of(merge)),
    write`
      update facility set merged_into = ${into}::uuid, version = version + 1, valid_to = coalesce(valid_to, ${today}::date)
      where facility_id = ${facility_id}::uuid or merged_into = ${facility_id}::uuid`,
    write`update facility set version = version + 1 where facility_id = ${into}::uuid`,
  ];
}

/** Who works for a facility: what is remembered of their area is asked anew. */
export function workersOfFacility(facility_id: string) {
  return read({ user_id: col.uuid })`select user_id from app_user where facility_id = ${facility_id}::uuid`;
}
