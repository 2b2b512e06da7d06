import { nameFields } from '@teeka/contract/names';
import type { ListedPlace } from '@teeka/contract/places';
import type { Names } from '@teeka/domain/names';
import type { PlaceRow } from './queries.ts';

export const wirePlace = ({ names, ...row }: PlaceRow): ListedPlace => ({
  level: row.level,
  code: row.code,
  parent_code: row.parent_code,
  subdistrict_code: row.subdistrict_code,
  kind: row.kind,
  valid_to: row.valid_to,
  merged_into: row.merged_into,
  version: row.version,
  ...nameFields('place_name', names),
});

export const wireName = ({ level, code, names }: Pick<PlaceRow, 'level' | 'code'> & { readonly names: Names }) => ({
  level,
  code,
  ...nameFields('place_name', names),
});
