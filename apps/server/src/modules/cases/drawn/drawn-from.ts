import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails } from '@teeka/contract/cases';
import { batchNumberOf } from '@teeka/domain/stock';

/** What a visit's doses ask of the record: their vaccines, the batches they name, and the numbers that were typed. */
export function drawnFrom(input: RequestOf<typeof addVaccineDetails>) {
  const { case_id, session_id, beneficiary_reference_id: beneficiary_id, vaccine_details } = input;
  return {
    case_id,
    session_id,
    beneficiary_id,
    material_ids: vaccine_details.map((dose) => dose.material_id),
    dose_ids: vaccine_details.map((dose) => dose.dose_id),
    batch_ids: vaccine_details.flatMap((dose) => dose.batch_id ?? []),
    typed: vaccine_details
      .filter(({ batch_id, amounts }) => batch_id === null && amounts?.elsewhere !== true)
      .map(({ batch_number }) => batchNumberOf(batch_number))
      .filter((number) => number !== ''),
  };
}
