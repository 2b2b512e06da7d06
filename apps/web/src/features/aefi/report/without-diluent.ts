import type { VaccineRow } from '@teeka/domain/aefi';
import { logisticsOf } from '@teeka/domain/stock';

interface Material {
  readonly material_id: number;
  readonly material_code: string;
}

/** Vaccines that come as a powder, while no row tells of a diluent. */
export function withoutDiluent(rows: readonly VaccineRow[], materials: readonly Material[]): VaccineRow[] {
  if (rows.some(({ is_diluent }) => is_diluent)) return [];
  return rows.filter(({ material_id }) => {
    const code = materials.find((one) => one.material_id === material_id)?.material_code;
    return code !== undefined && logisticsOf(code)?.diluent === true;
  });
}
