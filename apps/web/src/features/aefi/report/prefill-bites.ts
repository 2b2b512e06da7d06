import type { BiteCase, BiteDose } from '@teeka/contract/bites/shapes';
import type { VaccineRow } from '@teeka/domain/aefi';
import type { CivilDate } from '@teeka/domain/calendar';
import type { PackView } from '../../../records/view/view.ts';
import { recordedVaccine } from './empty-vaccine.ts';

/**
 * Vaccine, immunoglobulin and antivenom given since that day, the latest first. The pack brings these doses with
 * vaccine and batch, and what this phone has not sent yet stands among them. `at`: when it was given, ISO 8601; null for a
 * dose that others gave.
 */
export function biteRowsOf(cases: readonly BiteCase[], { meta }: PackView['rows'], since: CivilDate) {
  return cases
    .flatMap(({ doses }) => {
      const standing = doses.filter(({ voided }) => !voided);
      return standing.map((dose) => ({ dose, dose_no: nth(dose, standing) }));
    })
    .filter(({ dose }) => dose.given_on >= since)
    .sort((a, b) => Date.parse(b.dose.captured_at) - Date.parse(a.dose.captured_at))
    .map(({ dose, dose_no }) => {
      const elsewhere = dose.amounts?.elsewhere === true;
      const row: VaccineRow = { ...recordedVaccine(dose, meta), dose_no };
      return { row, at: elsewhere ? null : (dose.amounts?.started_at ?? dose.captured_at) };
    });
}

/** Which dose of its kind in the case. */
function nth(dose: BiteDose, standing: readonly BiteDose[]): number {
  const alike = standing.filter(({ dose_code }) => dose_code === dose.dose_code);
  return alike.filter(({ day_of_dose }) => (day_of_dose ?? 0) < (dose.day_of_dose ?? 0)).length + 1;
}
