import type { CalledArea, NamedArea } from '@teeka/contract/sites';
import type { AreaPart } from '@teeka/contract/within';

/** What is looked below while nothing is typed: the chosen part or, of a site, the place that it lies in. */
export function opensBelow(chosen: NamedArea | null): AreaPart | null {
  if (!chosen) return null;
  return chosen.part.level === 'site' ? (chosen.lies_in[0]?.part ?? null) : chosen.part;
}

/** The places that lead back up from a chosen part, the widest first; the whole area stands before them. */
export function wayUp(chosen: NamedArea | null): readonly CalledArea[] {
  if (!chosen) return [];
  const above = chosen.lies_in.toReversed();
  return chosen.part.level === 'site' ? above : [...above, chosen];
}
