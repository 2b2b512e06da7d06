import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { isNamed, namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { placeInScope, tree } from '../queries.ts';

/** Two files of places or facilities wait for each other. */
export function holdPlacesBrought() {
  return write`select pg_advisory_xact_lock(hashtext('places from a file'))`;
}

const isMeant = (names: readonly string[]) =>
  sql<boolean>`(${isNamed('l', names)} or l.code::text = any(${[...names]}::text[]))`;

const blockRow = { code: col.int, names: col.names, district_code: col.int.orNull, state_code: col.int.orNull };
export type NamedBlock = RowOf<typeof blockRow>;

/** Blocks in force of the area that have one of these names, in small letters, or codes. */
export function blocksNamed(scope: Scope, names: readonly string[]) {
  return read(blockRow)`
    select l.code, ${namesIn('l')} as names, l.parent_code as district_code, d.parent_code as state_code from ${tree}
    where l.level = 'block' and l.valid_to is null and ${isMeant(names)} and ${placeInScope(scope)}`;
}

const villageRow = { code: col.int, names: col.names };
export type NamedVillage = RowOf<typeof villageRow>;

/** Villages in force of the area that have one of these names or codes. */
export function villagesToServe(scope: Scope, names: readonly string[]) {
  return read(villageRow)`
    select l.code, ${namesIn('l')} as names from location l
    where l.level = 'village' and l.valid_to is null and ${isMeant(names)} and ${villageInScope('l.code', scope)}`;
}

const facilityRow = { facility_id: col.uuid, block_code: col.int, names: col.names, kind: col.text };
export type FacilityThere = RowOf<typeof facilityRow>;

/** The open facilities of blocks. */
export function facilitiesThere(blocks: readonly number[]) {
  return read(facilityRow)`
    select f.facility_id, f.block_code, ${namesIn('f')} as names, f.kind from facility f
    where f.block_code = any(${[...blocks]}::int[]) and f.valid_to is null`;
}

const siteRow = {
  block_code: col.int,
  names: col.names,
  latitude: col.float.orNull,
  longitude: col.float.orNull,
};
export type SiteThere = RowOf<typeof siteRow>;

/** The open session sites of blocks. */
export function sitesThere(blocks: readonly number[]) {
  return read(siteRow)`
    select f.block_code, ${namesIn('s')} as names, s.latitude, s.longitude
    from session_site s join facility f using (facility_id)
    where f.block_code = any(${[...blocks]}::int[]) and s.valid_to is null`;
}

const codeRow = { level: col.text, code: col.int, names: col.names };

/** Whoever has one of these codes already, wherever it lies. */
export function codesTaken(codes: readonly number[]) {
  return read(codeRow)`
    select l.level, l.code, ${namesIn('l')} as names from location l where l.code = any(${[...codes]}::int[])`;
}

const aboveRow = { level: col.text, code: col.int, district_code: col.int.orNull };

/** Places in force of the area with these codes, and in which district they lie. */
export function placesAbove(scope: Scope, codes: readonly number[]) {
  return read(aboveRow)`
    select l.level, l.code, case l.level when 'district' then l.code when 'state' then null else l.parent_code end as district_code
    from ${tree}
    where l.level in ('state', 'district', 'block') and l.code = any(${[...codes]}::int[]) and l.valid_to is null
      and ${placeInScope(scope)}`;
}

const subdistrictRow = { code: col.int, district_code: col.int.orNull };

/** Sub-districts in force with these codes. */
export function subdistrictsOf(codes: readonly number[]) {
  return read(subdistrictRow)`
    select l.code, l.parent_code as district_code from location l
    where l.level = 'subdistrict' and l.code = any(${[...codes]}::int[]) and l.valid_to is null`;
}
