import type { Material } from '@teeka/contract/vaccinations';

/** The vaccine to be taken into stock for a dose that these serve; 0 where there is a choice. */
export const vaccineFor = (materials: readonly Material[]): number =>
  materials.length === 1 ? (materials[0]?.material_id ?? 0) : 0;
