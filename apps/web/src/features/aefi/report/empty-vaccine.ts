import type { BiteDose } from '@teeka/contract/bites/shapes';
import type { VaccineRow } from '@teeka/domain/aefi';
import { isSameVial } from '@teeka/domain/vaccinations';
import type { PackMeta } from '../../../platform/pack/index.ts';

type DoseOnRecord = Pick<BiteDose, 'dose_id' | 'dose_code' | 'material_id' | 'batch_number'>;

/** A suspected vaccine of which nothing is known yet. */
export const emptyVaccine: VaccineRow = {
  dose_id: null,
  material_id: null,
  name: '',
  is_diluent: false,
  dose_code: '',
  dose_no: null,
  manufacturer: '',
  batch_number: '',
  mfg_date: null,
  expiry_date: null,
  opened_at: null,
  others_same_vial: null,
};

/** The row as a diluent, or as a vaccine again: a diluent is no dose, and none of its own material. */
export const asDiluent = (row: VaccineRow, is_diluent: boolean): VaccineRow => ({
  ...row,
  is_diluent,
  dose_id: null,
  material_id: null,
  dose_code: '',
  dose_no: null,
});

/** A dose on record with its vial: what vaccine and batch of the site's lists say of it. */
export function recordedVaccine(dose: DoseOnRecord, { materials, batches }: PackMeta): VaccineRow {
  const material = materials.find((one) => one.material_id === dose.material_id);
  const batch = batches.find((one) => isSameVial(one, dose));
  return {
    ...emptyVaccine,
    dose_id: dose.dose_id,
    material_id: material?.material_id ?? null,
    name: material?.material_name ?? dose.dose_code,
    dose_code: dose.dose_code,
    manufacturer: batch?.manufacturer ?? '',
    batch_number: dose.batch_number,
    expiry_date: batch?.expiry_date ?? null,
  };
}
