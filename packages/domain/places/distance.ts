/** Degrees north and east. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const earthKm = 6371;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** How far it is from one point to another as the crow flies, in kilometres (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(rad(a - b) / 2) ** 2;
  const across = Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude));
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude);
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A block is some 20 km wide: whatever lies further than this from every other site of it was likely mistyped. */
export const farthestKm = 50;

/** How far a point lies from the nearest of the others, in whole kilometres, where that is too far; else undefined. */
export function isFarFrom(point: Point, others: readonly Point[]): number | undefined {
  if (others.length === 0) return undefined;
  const nearest = Math.min(...others.map((other) => distanceKm(point, other)));
  return nearest > farthestKm ? Math.round(nearest) : undefined;
}
