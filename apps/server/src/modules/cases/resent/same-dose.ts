import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails } from '@teeka/contract/cases';
import { batchNumberOf } from '@teeka/domain/stock';
import { refuse } from '../../../platform/http/handler.ts';
import type { KeptDose } from './queries.ts';

type Visit = RequestOf<typeof addVaccineDetails>;
type Dose = Visit['vaccine_details'][number];

/** The facts that a correction brings too. */
export type SentFacts = Pick<
  Dose,
  'dose_code' | 'given_on' | 'material_id' | 'batch_number' | 'expiry_date' | 'body_site' | 'captured_at'
> & { readonly batch_id?: string | null; readonly captured_by: string };

/** A vial that is in stock is told by its batch, whatever was typed beside it; any other one by what was typed. */
const isSameVial = (kept: KeptDose, { batch_id = null, batch_number, expiry_date }: SentFacts): boolean =>
  batch_id === null
    ? batchNumberOf(kept.batch_number) === batchNumberOf(batch_number) &&
      (kept.batch_id !== null || kept.expiry_date === expiry_date)
    : kept.batch_id === batch_id;

/** Does what comes under the id of a dose say what the dose on record says, by the same author? */
export const saysTheSame = (kept: KeptDose, sent: SentFacts): boolean =>
  kept.dose_code === sent.dose_code &&
  kept.given_on === sent.given_on &&
  (kept.material_id ?? 0) === sent.material_id &&
  isSameVial(kept, sent) &&
  kept.body_site === sent.body_site &&
  Date.parse(kept.captured_at) === Date.parse(sent.captured_at) &&
  kept.captured_by === sent.captured_by;

/** Refuses a visit one of whose doses stands on record under its id with anything else, of somebody else or elsewhere. */
export function otherDoseRefused(
  { case_id, session_id, vaccine_details }: Visit,
  kept: readonly KeptDose[],
  captured_by: string,
) {
  const at = vaccine_details.findIndex((dose) => {
    const earlier = kept.find(({ dose_id }) => dose_id === dose.dose_id);
    if (!earlier) return false;
    const samePlace =
      earlier.origin === 'session' &&
      earlier.corrects === null &&
      earlier.case_id === case_id &&
      earlier.session_id === session_id.toLowerCase();
    const sameCourse =
      earlier.day_of_dose === (dose.day_of_dose ?? null) && isDeepStrictEqual(earlier.amounts, dose.amounts ?? null);
    return !(samePlace && sameCourse && saysTheSame(earlier, { ...dose, captured_by }));
  });
  return at < 0 ? undefined : refuse({ code: 'REQVAL0009', path: `vaccine_details.${at}.dose_id` });
}
