import type { PlaceLevel } from '@teeka/domain/reports';
import type { Scope } from '../../../platform/access/actor.ts';
import { treeLevel } from '../../../platform/access/scope.ts';

/** At what level an area lies, null the whole country; sites of one's own lie within no place, a single one is all. */
export function levelOfArea({ level, sites }: Scope): PlaceLevel | null {
  if (level === 'National') return null;
  return treeLevel[level] ?? (sites.length === 1 ? 'site' : 'block');
}
