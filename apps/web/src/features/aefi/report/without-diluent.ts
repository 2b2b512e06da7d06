import type { Material } from '@teeka/contract/vaccinations';
import type { VaccineRow } from '@teeka/domain/aefi';
import { logisticsOf } from '@teeka/domain/stock';

type Coded = Pick<Material, 'material_id' | 'material_code'>;

/** Vaccines that come as a powder, while no row tells of a diluent. */
export function withoutDiluent(rows: readonly VaccineRow[], materials: readonly Coded[]): VaccineRow[] {
  if (rows.some(({ is_diluent }) => is_diluent)) return [];
  return rows.filter(({ material_id }) => {
    const code = materials.find((one) => one.material_id === material_id)?.material_code;
    return code !== undefined && logisticsOf(code)?.diluent === true;
  });
}
