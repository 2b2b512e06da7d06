import type { Material } from '@teeka/contract/vaccinations';
import { isBiteDose } from '@teeka/domain/bites';

type Served = Pick<Material, 'material_id' | 'dose_codes'>;

interface CorrectedDose {
  readonly dose_code: string;
  readonly material_id: number | null;
  /** The record names a wrong vaccine, not only a wrong dose or batch. */
  readonly isAnother: boolean;
}

/**
 * Whether a dose that is put right may have been of this material: of its own vaccine, and once it is said that another
 * was given, of any in the schedule; never of what is given against bites. Of immunoglobulin and antivenom another product
 * means another amount: that is taken back and recorded anew.
 */
export function mayBe({ material_id, dose_codes }: Served, dose: CorrectedDose): boolean {
  if (isBiteDose(dose.dose_code) && dose.dose_code !== 'ARV') return material_id === dose.material_id;
  if (dose.isAnother) return !dose_codes.some(isBiteDose);
  return dose_codes.includes(dose.dose_code) || material_id === dose.material_id;
}
