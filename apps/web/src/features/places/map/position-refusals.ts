import { readPoint } from '@teeka/domain/places';
import type { Refusals } from '@teeka/domain/refusal';
import { pointRefusals, positionRefusals } from '@teeka/domain/sites';

/** What is wrong with a position as it is typed, under `position`; none of '', which says that nobody knows. */
export function typedPositionRefusals(typed: string): Refusals {
  const point = readPoint(typed);
  if (point === undefined) return [{ code: 'SITPOS0002', path: 'position' }];
  if (point === null) return [];
  return pointRefusals(positionRefusals({ ...point, accuracy_m: 0 }));
}

/** The fields of a position as calls have them. */
export function degreesOf(typed: string): { readonly latitude: number | null; readonly longitude: number | null } {
  const point = readPoint(typed);
  return point ? { latitude: point.latitude, longitude: point.longitude } : { latitude: null, longitude: null };
}
