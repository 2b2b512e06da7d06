import type { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { daysBetween } from '@teeka/domain/calendar';
import { genders } from '@teeka/domain/person';
import type { PersonNow, PersonOnPhone } from '../../../platform/pack/index.ts';

type Details = ReplyOf<typeof getBeneficiaryDetails>;

/** Completed weeks of a pregnancy, null outside of one (44 weeks after the last period at the latest). */
export function weeksPregnant(lmp: string | null, today: string): number | null {
  if (lmp === null) return null;
  const days = daysBetween(lmp, today);
  return days < 0 || days > 308 ? null : Math.floor(days / 7);
}

/** A person fetched online, in the shape in which this phone shows its own people. */
export function personOfDetails(details: Details): PersonNow {
  const { beneficiary_id, ben_name, dob, guardian_name, village_name } = details;
  const gender =
    genders.find((one) => one.gender === details.beneficiary_gender)?.id ??
    (Number(details.beneficiary_gender) || 0);
  const record: PersonOnPhone = {
    beneficiary_id,
    ben_name,
    dob,
    gender,
    guardian_name,
    village_id: 0,
    ben_type_id: details.ben_type_id[0] ?? 0,
    lmp_date: details.lmp_date,
    photo_id_type: details.photo_id_type,
    photo_id_last4: details.photo_id_number.slice(-4),
    deceased_on: null,
    doses: details.doses.map(({ dose_code, given_on }) => [dose_code, given_on, 0]),
    version: 0,
    mobile: details.ben_mobile_number,
  };
  return {
    person: { beneficiary_id, ben_name, dob, gender, guardian_name, village_name },
    record,
    village: null,
    doses: details.doses.map((dose) => ({ ...dose, voided: false, state: 'done', item_id: null })),
    cases: [],
    unsettled: [],
  };
}
