import type { UserLevel } from '@teeka/contract/roles';
import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Names } from '@teeka/domain/names';
import type { PlaceLevel } from '@teeka/domain/places';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { namesGiven, namesIn, namesSet, writtenNames } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { placeBelow, placeInScope, tree } from '../queries.ts';

const placeRow = {
  level: col.text.of<PlaceLevel>(),
  code: col.int,
  names: col.names,
  parent_code: col.int.orNull,
  subdistrict_code: col.int.orNull,
  kind: col.text.of<'village' | 'ward'>(),
  valid_to: col.date.orNull,
  merged_into: col.int.orNull,
  version: col.int,
};
export type PlaceRow = RowOf<typeof placeRow>;
const listedRow = { ...placeRow, total: col.int };

const placeColumns = sql`l.level, l.code, ${namesIn('l')} as names, l.parent_code, l.subdistrict_code, l.kind, l.valid_to,
  l.merged_into, l.version`;

/** A place of the area; none for any other. */
export function placeOfArea(scope: Scope, level: PlaceLevel, code: number) {
  return read(placeRow)`
    select ${placeColumns} from ${tree}
    where l.level = ${level} and l.code = ${code}::int and ${placeInScope(scope)}`;
}

/** The village that another was merged into, wherever it lies. */
export function mergedVillage(scope: Scope, code: number) {
  return read({ level: col.text.of<PlaceLevel>(), code: col.int, names: col.names, is_here: col.bool })`
    select l.level, l.code, ${namesIn('l')} as names, ${placeInScope(scope)} as is_here from ${tree}
    where l.level = 'village' and l.code = ${code}::int`;
}

/** Holds places of a level until the transaction ends, in one order; what is judged is read behind it. */
export function holdPlaces(level: PlaceLevel, codes: readonly number[]) {
  return read({ code: col.int })`
    select l.code from location l where l.level = ${level}::text and l.code = any(${[...codes]}::int[])
    order by l.code for update of l`;
}

/** Whoever has a code already, wherever it lies. */
export function placeOfCode(level: PlaceLevel, code: number) {
  return read({ names: col.names })`
    select ${namesIn('l')} as names from location l where l.level = ${level} and l.code = ${code}::int`;
}

/** A sub-district in force, of the district of that block. */
export function subdistrictBeside(block: number, code: number) {
  return read({ code: col.int })`
    select l.code from location l
    join location b on b.level = 'block' and b.code = ${block}::int and b.parent_code = l.parent_code
    where l.level = 'subdistrict' and l.code = ${code}::int and l.valid_to is null`;
}

/** The names of the places that stand under the same parent. */
export function siblings(level: PlaceLevel, parent: number | null, but: number) {
  return read({ code: col.int, names: col.names })`
    select l.code, ${namesIn('l')} as names from location l
    where l.level = ${level} and l.parent_code is not distinct from ${parent}::int and l.valid_to is null
      and l.code <> ${but}::int`;
}

export interface PlaceSearch {
  readonly under: { readonly level: PlaceLevel; readonly code: number } | null;
  /** Patterns of `like` in lower case; none for the next level below. */
  readonly patterns: readonly string[];
  /** What was typed, where it may be a code. */
  readonly code: number | null;
  /** What is listed without a search: of the whole country its states, of a posting to sites its villages. */
  readonly top: PlaceLevel | null;
  readonly limit: number;
  readonly offset: number;
}

const nextBelow = ({ under, top }: PlaceSearch): RawBuilder<boolean> => {
  if (under === null) return sql<boolean>`l.level = ${top}`;
  if (under.level === 'subdistrict') return sql<boolean>`l.subdistrict_code = ${under.code}::int`;
  const levels = { state: ['district'], district: ['block', 'subdistrict'], block: ['village'], village: [] }[
    under.level
  ];
  return sql<boolean>`l.parent_code = ${under.code}::int and l.level = any(${levels}::text[])`;
};

/** Places of the area, in force first, by level and name; `total` counts all pages. */
export function placesOfArea(scope: Scope, search: PlaceSearch) {
  const { under, patterns, code, limit, offset } = search;
  const below = under === null ? sql<boolean>`true` : placeBelow(under.level, under.code);
  const wanted =
    patterns.length === 0
      ? nextBelow(search)
      : sql<boolean>`${below}
      and (${writtenNames('l')} like all (${patterns}::text[]) or l.code = ${code}::int)`;
  return read(listedRow)`
    select ${placeColumns}, count(*) over ()::int as total from ${tree}
    where ${wanted} and ${placeInScope(scope)}
    order by l.valid_to is not null, l.level, l.name_en, l.code
    limit ${limit}::int offset ${offset}::int`;
}

const pathRow = { level: col.text.of<PlaceLevel>(), code: col.int, names: col.names };

/** The places above one and itself, from the state down. */
export function pathTo(level: PlaceLevel, code: number) {
  return read(pathRow)`
    with recursive up as (
      select p.level, p.code, p.parent_code, 0 as height from location p where p.level = ${level} and p.code = ${code}::int
      union all
      select a.level, a.code, a.parent_code, up.height + 1 from up join location a on a.code = up.parent_code
        and a.level = case up.level when 'village' then 'block' when 'block' then 'district'
          when 'subdistrict' then 'district' when 'district' then 'state' end
    )
    select l.level, l.code, ${namesIn('l')} as names from up join location l using (level, code) order by up.height desc`;
}

const toCome = (['waiting', 'frozen', 'waiting-again'] as const).map((word) => codeFor(sessionCodes, word));
const onGoing = codeFor(sessionCodes, 'on-going');

const posts: readonly UserLevel[] = ['State', 'District', 'Block', 'Facility'];
/** The levels of a post at a place of this level or below. */
const postedBelow = (level: PlaceLevel): UserLevel[] =>
  posts.slice({ state: 0, district: 1, block: 2, subdistrict: posts.length, village: posts.length }[level]);

const hangsRow = {
  people: col.int,
  places: col.int,
  facilities: col.int,
  plans: col.int,
  workers: col.int,
  sites: col.json<readonly { readonly session_site_id: string; readonly names: Names }[]>(),
  ashas: col.json<readonly { readonly user_id: string; readonly display_name: string }[]>(),
};
export type HangsRow = RowOf<typeof hangsRow>;

/** What hangs on a place: of a village people, sites, ASHAs and their plans, of a higher one what lies below it and who is posted there. */
export function hangingOn(level: PlaceLevel, code: number, today: CivilDate) {
  const village = level === 'village' ? code : null;
  return read(hangsRow)`
    with served as (
      select s.session_site_id, ${namesIn('s')} as names, s.name_en from site_village v join session_site s using (session_site_id)
      where v.village_code = ${village}::int and s.valid_to is null
    )
    select (select count(*)::int from beneficiary where village_code = ${village}::int) as people,
      (select count(*)::int from ${tree} where ${placeBelow(level, code)} and l.valid_to is null) as places,
      (select count(*)::int from facility f where f.valid_to is null and ${code}::int = case ${level}
        when 'state' then f.state_code when 'district' then f.district_code when 'block' then f.block_code end) as facilities,
      (select count(*)::int from vaccination_session p where p.session_site_id in (select session_site_id from served)
        and (p.status = ${onGoing}::int or (p.status = any(${toCome}::int[]) and p.date_of_session >= ${today}::date))) as plans,
      (select count(*)::int from app_user u where u.is_active and u.user_level = any(${postedBelow(level)}::text[])
        and ${code}::int = case ${level}
          when 'state' then u.state_code when 'district' then u.district_code when 'block' then u.block_code end) as workers,
      (select coalesce(jsonb_agg(jsonb_build_object('session_site_id', session_site_id, 'names', names) order by name_en), '[]')
        from served) as sites,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', u.user_id, 'display_name', u.display_name)
          order by u.display_name), '[]')
        from user_village v join app_user u using (user_id) where v.village_code = ${village}::int) as ashas`;
}

export interface NewPlace
  extends Pick<PlaceRow, 'level' | 'code' | 'names' | 'parent_code' | 'subdistrict_code' | 'kind'> {
  readonly from: CivilDate;
}

export function storePlace({ level, code, names, parent_code, subdistrict_code, kind, from }: NewPlace) {
  const name = namesGiven('name', names);
  return write`
    insert into location (level, code, ${name.columns}, parent_code, subdistrict_code, kind, valid_from)
    values (${level}, ${code}::int, ${name.values}, ${parent_code}::int, ${subdistrict_code}::int, ${kind}, ${from}::date)`;
}

export function renamePlace({ level, code, names, subdistrict_code, kind }: Omit<NewPlace, 'from' | 'parent_code'>) {
  return write`
    update location set ${namesSet('name', names)}, subdistrict_code = ${subdistrict_code}::int,
      kind = ${kind}, version = version + 1
    where level = ${level} and code = ${code}::int`;
}

export function closePlace(level: PlaceLevel, code: number, last: CivilDate) {
  return write`
    update location set valid_to = ${last}::date, version = version + 1 where level = ${level} and code = ${code}::int`;
}
