import type { BiteCase, BiteDose } from '@teeka/contract/bites/shapes';
import type { VaccineRow } from '@teeka/domain/aefi';
import type { CivilDate } from '@teeka/domain/calendar';
import { isSameVial } from '@teeka/domain/vaccinations';
import type { PackView } from '../../../records/view/view.ts';

/** A dose of the care of a bite as the form lists it, with the instant when it was given. */
export interface BiteRow {
  readonly row: VaccineRow;
  /** ISO 8601; null for a dose that others gave. */
  readonly at: string | null;
}

/**
 * Vaccine, immunoglobulin and antivenom given since that day, the latest first. The pack brings these doses with
 * vaccine and batch, and what this phone has not sent yet stands among them.
 */
export function biteRowsOf(cases: readonly BiteCase[], { meta }: PackView['rows'], since: CivilDate): BiteRow[] {
  return cases
    .flatMap(({ doses }) => {
      const standing = doses.filter(({ voided }) => !voided);
      return standing.map((dose) => ({ dose, dose_no: nth(dose, standing) }));
    })
    .filter(({ dose }) => dose.given_on >= since)
    .sort((a, b) => Date.parse(b.dose.captured_at) - Date.parse(a.dose.captured_at))
    .map(({ dose, dose_no }) => {
      const material = meta.materials.find((one) => one.material_id === dose.material_id);
      const batch = meta.batches.find((one) => isSameVial(one, dose));
      const elsewhere = dose.amounts?.elsewhere === true;
      const row: VaccineRow = {
        dose_id: dose.dose_id,
        material_id: material?.material_id ?? null,
        name: material?.material_name ?? dose.dose_code,
        is_diluent: false,
        dose_code: dose.dose_code,
        dose_no,
        manufacturer: batch?.manufacturer ?? '',
        batch_number: dose.batch_number,
        mfg_date: null,
        expiry_date: batch?.expiry_date ?? null,
        opened_at: null,
        others_same_vial: null,
      };
      return { row, at: elsewhere ? null : (dose.amounts?.started_at ?? dose.captured_at) };
    });
}

/** Which dose of its kind in the case. */
function nth(dose: BiteDose, standing: readonly BiteDose[]): number {
  const alike = standing.filter(({ dose_code }) => dose_code === dose.dose_code);
  return alike.filter(({ day_of_dose }) => (day_of_dose ?? 0) < (dose.day_of_dose ?? 0)).length + 1;
}
