import { unnamed } from '@teeka/domain/names';
import { allOrNothing, type Client } from '../../src/platform/db/client.ts';
import { nameCells } from '../../src/platform/db/names.ts';
import { above, type PlaceLevel, placeLevels, type ReadPlace } from './place-row.ts';
import { namesOfStates } from './states.ts';

/** What became of the places of a level. */
export interface LevelLoaded {
  readonly level: PlaceLevel;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

export interface Loaded {
  readonly levels: readonly LevelLoaded[];
  /** Places whose level above knows no such code, neither here nor in the file. */
  readonly orphans: readonly ReadPlace[];
}

/** Any number, the same in every process: two loads do not run side by side. */
const lock = 7_332_012;

async function codesOf(client: Client, level: PlaceLevel): Promise<Set<number>> {
  const { rows } = await client.query<{ code: number }>('select code from location where level = $1', [level]);
  return new Set(rows.map(({ code }) => code));
}

/** For the names of a place. */
const nameColumns = Object.keys(nameCells('name', unnamed));
/** A name in another language that is there already stays where the file brings none. */
const kept = (column: string) =>
  `case when g.${column} = g.name_en and l.${column} <> l.name_en then l.${column} else g.${column} end as ${column}`;
const upsert = `
  with given as (
    select * from jsonb_to_recordset($1) as read
      (level text, code int, ${nameColumns.map((column) => `${column} text`)}, parent_code int, subdistrict_code int)
  ), wanted as (
    select g.level, g.code, g.parent_code, coalesce(g.subdistrict_code, l.subdistrict_code) as subdistrict_code,
      ${nameColumns.map(kept)}
    from given g left join location l on l.level = g.level and l.code = g.code
  )
  insert into location (level, code, ${nameColumns}, parent_code, subdistrict_code)
  select level, code, ${nameColumns}, parent_code, subdistrict_code from wanted
  on conflict (level, code) do update set ${nameColumns.map((column) => `${column} = excluded.${column}`)},
    parent_code = excluded.parent_code, subdistrict_code = excluded.subdistrict_code, real_code = true
  where (${nameColumns.map((column) => `location.${column}`)}, location.parent_code, location.subdistrict_code,
      location.real_code)
    is distinct from (${nameColumns.map((column) => `excluded.${column}`)}, excluded.parent_code,
      excluded.subdistrict_code, true)
  returning (xmax = 0) as added`;

async function loadLevel(client: Client, level: PlaceLevel, places: readonly ReadPlace[]): Promise<LevelLoaded> {
  const named = places.map(({ names, ...place }) => {
    const known = level === 'state' ? namesOfStates.get(place.code) : undefined;
    return { ...place, ...nameCells('name', { ...known, ...names }) };
  });
  const { rows } = await client.query<{ added: boolean }>(upsert, [JSON.stringify(named)]);
  const added = rows.filter((row) => row.added).length;
  return { level, added, changed: rows.length - added, same: places.length - rows.length };
}

/**
 * Adds places and brings those that are there to what the file says, from the top down, in one transaction. Nothing is
 * removed: a place that the file does not name stays. A second time nothing changes.
 */
export async function loadPlaces(client: Client, places: readonly ReadPlace[]): Promise<Loaded> {
  return allOrNothing(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const levels: LevelLoaded[] = [];
    const orphans: ReadPlace[] = [];
    for (const level of placeLevels) {
      const ofLevel = places.filter((place) => place.level === level);
      if (ofLevel.length === 0) continue;
      const parent = above[level];
      const parents = parent && (await codesOf(client, parent));
      const isBelow = ({ parent_code }: ReadPlace) => !parents || parents.has(parent_code ?? -1);
      orphans.push(...ofLevel.filter((place) => !isBelow(place)));
      levels.push(await loadLevel(client, level, ofLevel.filter(isBelow)));
    }
    return { levels, orphans };
  });
}
