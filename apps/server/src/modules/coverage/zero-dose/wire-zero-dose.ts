import type { ZeroDoseChild } from '@teeka/contract/coverage';
import type { Taker } from '../../../platform/downloads/index.ts';
import { wireListedPerson } from '../../beneficiaries/index.ts';
import type { ZeroDoseRow } from './queries.ts';

/** A child of the list. */
export function wireZeroDose(row: ZeroDoseRow, taker: Pick<Taker, 'atRest' | 'origin'>): ZeroDoseChild {
  const { beneficiary_id, ben_name, ben_mobile_number, dob, beneficiary_gender, guardian_name, village_name } =
    wireListedPerson(row, taker);
  return {
    ...{ beneficiary_id, ben_name, ben_mobile_number, dob, beneficiary_gender, guardian_name, village_name },
    dob_is_year: row.dob_is_year,
    dose_codes: [...row.dose_codes],
  };
}
