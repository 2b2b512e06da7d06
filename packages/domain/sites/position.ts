import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

/** Where a device says it is: degrees north and east, and how far off it may be, in metres. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_m: number;
}

/** India with its islands, in degrees, a little wider than the land. */
export const indiaBounds = { latitude: { min: 6, max: 37.6 }, longitude: { min: 68, max: 97.5 } } as const;

/** A position further off than this does not lead anybody to a door, in metres. */
export const vaguest = 200;

/** So often somebody says in a day where one site is: whoever stands at its door tries a few times. */
export const mostPositions = 20;

/** Why this is no position of a site: outside of India FLDVAL0005, not a number FLDVAL0005, too vague SITPOS0001. */
export function positionRefusals(position: Position): Refusals {
  const found: Refusal<RefusalCode>[] = [];
  for (const path of ['latitude', 'longitude'] as const) {
    const { min, max } = indiaBounds[path];
    const value = position[path];
    if (!(value >= min && value <= max)) found.push({ code: 'FLDVAL0005', path, values: { min, max } });
  }
  if (!(position.accuracy_m >= 0 && position.accuracy_m <= vaguest))
    found.push({ code: 'SITPOS0001', path: 'accuracy_m', values: { max: vaguest } });
  return found;
}

type OfPoint = 'SITPOS0003' | 'SITPOS0004' | 'SITPOS0005';

/**
 * What is refused of a position where both numbers stand in one field, or come from a device: which of them is it, and within
 * what does it lie?
 */
export function pointRefusals<Code extends string>(
  refused: readonly Refusal<Code>[],
): readonly Refusal<Code | OfPoint>[] {
  const { latitude, longitude } = indiaBounds;
  const isDegrees = (path = '') => path === 'latitude' || path === 'longitude';
  const wrong = (field: string) => refused.some(({ code, path }) => code === 'FLDVAL0005' && path === field);
  const others = refused
    .filter(({ code, path }) => code !== 'FLDVAL0005' || !isDegrees(path))
    .map((one) => (isDegrees(one.path) ? { ...one, path: 'position' } : one));
  const values = {
    ...{ south: latitude.min, north: latitude.max },
    ...{ west: longitude.min, east: longitude.max },
  };
  if (wrong('latitude') && wrong('longitude')) return [{ code: 'SITPOS0005', path: 'position', values }, ...others];
  if (wrong('latitude')) return [{ code: 'SITPOS0003', path: 'position', values }, ...others];
  if (wrong('longitude')) return [{ code: 'SITPOS0004', path: 'position', values }, ...others];
  return others;
}

/** Degrees as they are kept: five decimals, about one metre. */
export function roundedDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
