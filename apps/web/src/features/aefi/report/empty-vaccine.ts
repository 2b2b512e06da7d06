import type { VaccineRow } from '@teeka/domain/aefi';

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
