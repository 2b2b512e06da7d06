import type { PlaceRow } from './queries.ts';

export const wireDistrict = (row: PlaceRow) => ({
  district_id: row.code,
  district_name: row.name_en,
  district_name_hi: row.name_hi,
  state_id: row.parent_code ?? 0,
  je_endemic: row.je_endemic,
});

export const wireBlock = (row: PlaceRow) => ({
  block_id: row.code,
  block_name: row.name_en,
  block_name_hi: row.name_hi,
  district_id: row.parent_code ?? 0,
});

export const wireVillage = (row: PlaceRow) => ({
  village_id: row.code,
  village_name: row.name_en,
  village_name_hi: row.name_hi,
  block_id: row.parent_code ?? 0,
  subdistrict_id: row.subdistrict_code,
  kind: row.kind,
});
