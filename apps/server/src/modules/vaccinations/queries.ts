import type { Material } from '@teeka/contract/vaccinations';
import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../platform/db/build.ts';

/** Vaccines of a category of the master list; without one, of all. */
export function materialsOf(category: string | null): CompiledQuery<Material> {
  return sql<Material>`
    select material_id, material_code, material_name, material_category, doses_per_vial, dose_codes
    from material where ${category}::text is null or material_category = ${category}::text order by material_id`.compile(
    build,
  );
}
