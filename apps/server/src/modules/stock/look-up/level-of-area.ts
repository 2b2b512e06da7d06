import type { UserLevel } from '@teeka/contract/roles';
import type { PlaceLevel } from '@teeka/domain/reports';
import type { Scope } from '../../../platform/access/actor.ts';

const levels: { readonly [Level in UserLevel]?: PlaceLevel | null } = {
  National: null,
  State: 'state',
  District: 'district',
  Block: 'block',
};

/** At what level an area lies, null the whole country; sites of one's own lie within no place, a single one is all. */
export function levelOfArea({ level, sites }: Scope): PlaceLevel | null {
  const own = levels[level];
  if (own !== undefined) return own;
  return sites.length === 1 ? 'site' : 'block';
}
