import { nameFields } from '@teeka/contract/names';
import { findAreas, mostAreas, type NamedArea } from '@teeka/contract/sites';
import { type AreaLevel, type AreaPart, areaLevels } from '@teeka/contract/within';
import { sessionCategory } from '@teeka/domain/sessions';
import type { Scope } from '../../platform/access/actor.ts';
import { treeLevel } from '../../platform/access/scope.ts';
import { patternsOf } from '../../platform/db/patterns-of.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { type AreaRow, blocksOfArea, districtsOfArea, ownName, sitesOfArea, statesOfArea } from './areas/queries.ts';

const find = { state: statesOfArea, district: districtsOfArea, block: blocksOfArea, site: sitesOfArea } as const;

const placeLevels = ['state', 'district', 'block'] as const;

/** How deep an area begins: -1 the whole country, 2 a block or what is posted to sites, 3 one site. */
const depthOf = ({ level }: Scope): number =>
  level === 'National' ? -1 : areaLevels.indexOf(treeLevel[level] ?? 'block');

const wireArea =
  (level: AreaLevel, scope: Scope) =>
  (row: AreaRow): NamedArea => {
    const depth = areaLevels.indexOf(level);
    // Own place and what lies above it are said once, of the whole area.
    const above = row.above.slice(0, Math.max(0, depth - depthOf(scope) - 1));
    return {
      part: level === 'site' ? { level, id: row.session_site_id ?? '' } : { level, code: row.code ?? 0 },
      ...nameFields('area_name', row.names),
      lies_in: above.map(({ code, names }, nth) => ({
        part: { level: placeLevels[depth - nth - 1] ?? 'block', code },
        ...nameFields('area_name', names),
      })),
      session_category_type: row.category === null ? null : sessionCategory(row.category),
    };
  };

/** Of the levels below an area, those that are wanted; of a search without words the next one alone. */
function levelsToFind(depth: number, wanted: readonly AreaLevel[], words: number): readonly AreaLevel[] {
  const below = areaLevels.slice(depth + 1).filter((level) => wanted.length === 0 || wanted.includes(level));
  return words === 0 ? below.slice(0, 1) : below;
}

export const findAreasHandler = queryHandler(findAreas, async ({ search, levels, within }, { actor, db }) => {
  const { scope } = actor;
  // Of a site the area is narrowed to it; a place is looked for by its code, in the whole area.
  const named = async (part: AreaPart) => {
    const code = part.level === 'site' ? null : part.code;
    const among = { ...scope, within: part.level === 'site' ? part : null };
    return (await db.rows(find[part.level](among, { patterns: [], code, limit: 1 }))).map(wireArea(part.level, scope));
  };
  const patterns = patternsOf(search);
  const depth = Math.max(depthOf(scope), within ? areaLevels.indexOf(within.level) : -1);
  const [place, here, ...found] = await Promise.all([
    db.first(ownName(scope)),
    within ? named(within) : [],
    ...levelsToFind(depth, levels, patterns.length).map(async (level) =>
      (await db.rows(find[level](scope, { patterns, code: null, limit: mostAreas + 1 }))).map(wireArea(level, scope)),
    ),
  ]);
  const areas = found.flat();
  const reply = {
    ...nameFields('own_name', place?.names ?? null),
    here: here[0] ?? null,
    areas: areas.slice(0, mostAreas),
    more: areas.length > mostAreas,
  };
  return { reply };
});
