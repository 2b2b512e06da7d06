import { catalogue, dosesServedBy } from '@teeka/domain/vaccines';
import type { Master } from './master.ts';

/** Vaccines and sera, as the catalogue of the domain has them. */
export const materials: Master = {
  table: 'material',
  key: 'material_id',
  version: catalogue.version,
  rows: catalogue.rows.map((row) => ({
    material_id: row.id,
    material_code: row.code,
    material_name: row.name,
    material_category: row.category,
    doses_per_vial: row.dosesPerVial,
    dose_codes: dosesServedBy(row),
  })),
};
