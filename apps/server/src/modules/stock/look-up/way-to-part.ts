import type { AreaPart } from '@teeka/contract/within';
import type { Names } from '@teeka/domain/names';
import type { PlaceLevel } from '@teeka/domain/reports';
import type { Scope } from '../../../platform/access/actor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { siteOnWay, wayToPlace } from './queries.ts';

interface Step {
  readonly level: PlaceLevel;
  readonly id: string;
  readonly name: Names;
}

/** The place of the tree that an area is; null of the whole country, and of sites alone. */
function ownPlace({ level, state_code, district_code, block_code }: Scope): { level: PlaceLevel; code: number } | null {
  if (level === 'State' && state_code !== null) return { level: 'state', code: state_code };
  if (level === 'District' && district_code !== null) return { level: 'district', code: district_code };
  return level === 'Block' && block_code !== null ? { level: 'block', code: block_code } : null;
}

/** At what level an area itself lies; sites of one's own lie within no place, and a single one is a level of its own. */
export function levelOfArea(scope: Scope): PlaceLevel | null {
  if (scope.level === 'National') return null;
  return ownPlace(scope)?.level ?? (scope.sites.length === 1 ? 'site' : 'block');
}

/** From the own area down to a part of it, the own area left out; nothing where the part lies elsewhere. */
export async function wayToPart(db: Reader, scope: Scope, part: AreaPart | null): Promise<readonly Step[]> {
  if (!part) return [];
  const site = part.level === 'site' ? await db.first(siteOnWay(scope, part.id)) : undefined;
  const last: readonly Step[] = site ? [{ level: 'site', id: site.id, name: site.name }] : [];
  const own = ownPlace(scope);
  if (part.level === 'site' && !site) return [];
  if (!own && scope.level !== 'National') return last;
  const [level, code] = part.level === 'site' ? (['block', site?.block_code ?? 0] as const) : [part.level, part.code];
  const steps = await db.rows(wayToPlace(level, code));
  if (!own) return [...steps, ...last];
  const at = steps.findIndex((step) => step.level === own.level && step.id === String(own.code));
  return at < 0 ? [] : [...steps.slice(at + 1), ...last];
}
