import type { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { eachField, type PackedField, packedFields } from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/index.ts';
import { genderId } from './gender-id.ts';
import type { PersonNow } from './person-now.ts';

export type Details = ReplyOf<typeof getBeneficiaryDetails>;

/** A person fetched online, in the shape in which this phone shows its own people. */
export function personOfDetails(details: Details): PersonNow {
  const { beneficiary_id, ben_name, dob, guardian_name, village_name } = details;
  const gender = genderId(details.beneficiary_gender);
  const record: PersonOnPhone = {
    beneficiary_id,
    ben_name,
    dob,
    dob_is_year: details.dob_is_year,
    gender,
    guardian_name,
    guardian_ben_id: details.guardian_ben_id === '' ? null : details.guardian_ben_id,
    ...eachField<PackedField, Details>(packedFields, (field) => details[field]),
    village_id: details.village_id,
    ben_type_id: details.ben_type_id[0] ?? 0,
    lmp_date: details.lmp_date,
    photo_id_type: details.photo_id_type,
    photo_id_last4: details.photo_id_number.slice(-4),
    deceased_on: details.deceased_on,
    reported_dead_on: details.reported_dead_on ?? null,
    doses: details.doses.map(({ dose_code, given_on }) => [dose_code, given_on, 0]),
    version: details.version,
    mobile: details.ben_mobile_number,
  };
  return {
    person: { beneficiary_id, ben_name, dob, gender, guardian_name, village_name },
    record,
    village: null,
    doses: details.doses.map(({ by_word: byWord, ...dose }) => ({
      ...dose,
      byWord,
      voided: false,
      state: 'done',
      item_id: null,
    })),
    cases: [],
    unsettled: [],
  };
}
