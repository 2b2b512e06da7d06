import { type Degrees, isFarFrom, type Point } from '@teeka/domain/places';
import { roundedDegrees } from '@teeka/domain/sites';
import { refuse } from '../../../platform/http/handler.ts';
import type { SiteLineRow } from './queries.ts';

const pointOf = ({ latitude, longitude }: Degrees): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** Degrees as they are kept. */
export const kept = ({ latitude, longitude }: Degrees): Degrees => ({
  latitude: latitude === null ? null : roundedDegrees(latitude),
  longitude: longitude === null ? null : roundedDegrees(longitude),
});

/** A position far from every other site of the block, unless it was said that it is meant. */
export function farRefused(degrees: Degrees, around: readonly SiteLineRow[], meant: boolean) {
  const point = pointOf(degrees);
  const km =
    point && !meant
      ? isFarFrom(
          point,
          around.flatMap((one) => pointOf(one) ?? []),
        )
      : undefined;
  return km === undefined ? undefined : refuse({ code: 'ADMFAC0002', path: 'latitude', values: { km } });
}
