/** What a report is broken down by, from the largest to the smallest; of an area every level but the last is a part. */
export const placeLevels = ['state', 'district', 'block', 'site', 'session'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

/**
 * What lies next within an area or the part of it that is looked at: states in the country (null), districts in a state,
 * blocks in a district, sites in a block, sessions at a site. A part that is larger than the own area takes nobody up.
 */
export function levelWithin(own: PlaceLevel | null, part: PlaceLevel | null): PlaceLevel {
  const at = (level: PlaceLevel | null) => (level === null ? -1 : placeLevels.indexOf(level));
  return placeLevels[Math.max(at(own), at(part)) + 1] ?? 'session';
}
