import { col } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';

/** Vaccines of a category of the master list; without one, of all. */
export function materialsOf(category: string | null) {
  return read({
    material_id: col.int,
    material_code: col.text,
    material_name: col.text,
    material_category: col.text,
    doses_per_vial: col.int.array,
    dose_codes: col.text.array,
  })`
    select material_id, material_code, material_name, material_category, doses_per_vial, dose_codes
    from material where ${category}::text is null or material_category = ${category}::text order by material_id`;
}
