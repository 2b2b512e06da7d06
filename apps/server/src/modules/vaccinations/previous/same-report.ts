import type { RequestOf } from '@teeka/contract/call';
import type { addPreviousVaccination } from '@teeka/contract/vaccinations';
import type { CardFile } from './card-file.ts';
import type { ReportOnRecord } from './queries.ts';

type Input = RequestOf<typeof addPreviousVaccination>;

/**
 * Is this the very report that is on record, come once more? The same series, the same doses on the same days, and no
 * file that is not kept with its dose; a file may have been brought later.
 */
export function isSameReport(
  input: Input,
  files: readonly (CardFile & { readonly dose_id: string })[],
  kept: ReportOnRecord,
  reported_by: string,
): boolean {
  const { material_id, rig_type, proof, captured_at, vaccine_details } = input;
  const sameFacts =
    kept.material_id === material_id &&
    kept.rig_type === rig_type &&
    kept.proof === proof &&
    kept.reported_by === reported_by &&
    Date.parse(kept.captured_at) === Date.parse(captured_at);
  if (!sameFacts || kept.doses.length !== vaccine_details.length) return false;
  const doses = new Map(kept.doses.map((dose) => [dose.dose_id, dose]));
  return (
    vaccine_details.every(({ dose_id, dose_code, day_of_dose }) => {
      const dose = doses.get(dose_id);
      return dose?.dose_code === dose_code && dose.given_on === day_of_dose;
    }) && files.every(({ dose_id, digest }) => doses.get(dose_id)?.digest === digest.toString('hex'))
  );
}
