import type { Names } from '@teeka/domain/names';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { areaName, byLevel, villageInScope } from '../../../platform/access/scope.ts';
import { namesIn, writtenNames } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

const areaRow = {
  code: col.int.orNull,
  session_site_id: col.uuid.orNull,
  names: col.names,
  /** The places above it, the nearest first. */
  above: col.json<readonly { readonly code: number; readonly names: Names }[]>(),
  category: col.int.orNull,
};
export type AreaRow = RowOf<typeof areaRow>;

/** Which of the parts of one level. */
export interface AreaSearch {
  /** What each must have in its names, as patterns of `like` in lower case. */
  readonly patterns: readonly string[];
  /** The place of this code alone; null for all. */
  readonly code: number | null;
  readonly limit: number;
}

const never = sql<boolean>`false`;

/** Whether a place of the tree lies in the area or is the area; `codes` names its own code and those above it. */
const placeInScope = (
  scope: Scope,
  codes: { readonly state_code: string; readonly district_code?: string; readonly block_code?: string },
) =>
  byLevel(scope, {
    inPlace: (column, code) => {
      const own = codes[column];
      return own ? sql<boolean>`${sql.ref(own)} = ${code}::int` : never;
    },
    posted: never,
    atSite: () => never,
  });

/** Whether rows of these tables have in their names all that is looked for. */
const hasAll = ({ patterns }: AreaSearch, ...tables: readonly string[]) =>
  sql<boolean>`${writtenNames(...tables)} like all (${patterns}::text[])`;

/** The place that is meant, else every one of such names; one that was retired is named, and not offered. */
const isMeantPlace = (search: AreaSearch, table: string) =>
  search.code === null
    ? sql<boolean>`${sql.ref(`${table}.valid_to`)} is null and ${hasAll(search, table)}`
    : sql<boolean>`${sql.ref(`${table}.code`)} = ${search.code}::int`;

/** A place above, with its code. */
const place = (code: string, names: RawBuilder<unknown>) =>
  sql`jsonb_build_object('code', ${sql.ref(code)}, 'names', ${names})`;

const noSite = sql`null::uuid as session_site_id, null::int as category`;

export function statesOfArea(scope: Scope, search: AreaSearch) {
  return read(areaRow)`
    select s.code, ${noSite}, ${namesIn('s')} as names, '[]'::jsonb as above
    from location s
    where s.level = 'state' and ${placeInScope(scope, { state_code: 's.code' })}
      and ${isMeantPlace(search, 's')}
    order by s.name_en, s.code limit ${search.limit}::int`;
}

export function districtsOfArea(scope: Scope, search: AreaSearch) {
  return read(areaRow)`
    select d.code, ${noSite}, ${namesIn('d')} as names, jsonb_build_array(${place('s.code', namesIn('s'))}) as above
    from location d join location s on s.level = 'state' and s.code = d.parent_code
    where d.level = 'district'
      and ${placeInScope(scope, { state_code: 's.code', district_code: 'd.code' })}
      and ${isMeantPlace(search, 'd')}
    order by d.name_en, d.code limit ${search.limit}::int`;
}

export function blocksOfArea(scope: Scope, search: AreaSearch) {
  return read(areaRow)`
    select b.code, ${noSite}, ${namesIn('b')} as names, 
      jsonb_build_array(${place('d.code', namesIn('d'))}, ${place('s.code', namesIn('s'))}) as above
    from location b
    join location d on d.level = 'district' and d.code = b.parent_code
    join location s on s.level = 'state' and s.code = d.parent_code
    where b.level = 'block'
      and ${placeInScope(scope, { state_code: 's.code', district_code: 'd.code', block_code: 'b.code' })}
      and ${isMeantPlace(search, 'b')}
    order by b.name_en, b.code limit ${search.limit}::int`;
}

export function sitesOfArea(scope: Scope, search: AreaSearch) {
  return read(areaRow)`
    with page as (
      select s.session_site_id, s.category, ${namesIn('s')} as names, s.name_en, f.block_code, f.district_code, f.state_code,
        ${namesIn('b')} as block
      from session_site s
      join facility f using (facility_id)
      join location b on b.level = 'block' and b.code = f.block_code
      where ${byLevel(scope, {
        inPlace: (column, code) => sql<boolean>`${sql.ref(`f.${column}`)} = ${code}::int`,
        posted: sql<boolean>`s.session_site_id = any(${scope.sites}::uuid[])`,
        atSite: (id) => sql<boolean>`s.session_site_id = ${id}::uuid`,
      })} and ${hasAll(search, 's', 'f', 'b')}
      order by s.name_en, s.session_site_id limit ${search.limit}::int
    )
    select null::int as code, page.session_site_id, page.category, page.names,
      jsonb_build_array(${place('page.block_code', sql.ref('page.block'))}, ${place('d.code', namesIn('d'))},
        ${place('t.code', namesIn('t'))}) as above
    from page
    join location d on d.level = 'district' and d.code = page.district_code
    join location t on t.level = 'state' and t.code = page.state_code
    order by page.name_en, page.session_site_id`;
}

/** What the actor's own area is called. */
export function ownName(scope: Scope) {
  return read({ names: col.names.orNull })`select ${areaName(scope)} as names`;
}

const villageRow = { code: col.int, names: col.names, block: col.names };

/** Villages of the area, by name; one that was retired is not offered. */
export function villagesOfArea(scope: Scope, search: Omit<AreaSearch, 'code'>) {
  return read(villageRow)`
    with page as (
      select v.code from location v
      where v.level = 'village' and v.valid_to is null and v.parent_code is not null and ${villageInScope('v.code', scope)}
        and ${hasAll({ ...search, code: null }, 'v')}
      order by v.name_en, v.code limit ${search.limit}::int
    )
    select v.code, ${namesIn('v')} as names, ${namesIn('k')} as block
    from page join location v on v.level = 'village' and v.code = page.code
    join location k on k.level = 'block' and k.code = v.parent_code
    order by v.name_en, v.code`;
}
