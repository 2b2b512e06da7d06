import { nameFields } from '@teeka/contract/names';
import type { PlaceRow } from './queries.ts';

export const wireState = (row: PlaceRow) => ({ state_id: row.code, ...nameFields('state_name', row.names) });

export const wireDistrict = (row: PlaceRow) => ({
  district_id: row.code,
  ...nameFields('district_name', row.names),
  state_id: row.parent_code ?? 0,
  je_endemic: row.je_endemic,
});

export const wireBlock = (row: PlaceRow) => ({
  block_id: row.code,
  ...nameFields('block_name', row.names),
  district_id: row.parent_code ?? 0,
});

export const wireVillage = (row: PlaceRow) => ({
  village_id: row.code,
  ...nameFields('village_name', row.names),
  block_id: row.parent_code ?? 0,
  subdistrict_id: row.subdistrict_code,
  kind: row.kind,
});
