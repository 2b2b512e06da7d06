import { nameFields } from '@teeka/contract/names';
import type { Names } from '@teeka/domain/names';

interface Values {
  readonly names: Names;
  readonly category: number | string;
  readonly villages: readonly number[];
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A session site as its history compares and keeps it. */
export const siteFields = ({ names, category, villages, latitude, longitude }: Values) => ({
  ...nameFields('name', names),
  category,
  villages: [...villages].sort((a, b) => a - b).join(', '),
  latitude,
  longitude,
});
