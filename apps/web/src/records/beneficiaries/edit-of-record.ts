import { personInEdit, type updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { nobody, normalPerson, type PersonValues } from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

type EditRequest = RequestOf<typeof updateBeneficiaryBasicDetails>;

/** What an account elsewhere may put right on a record. */
export type Taken = Partial<Pick<PersonValues, 'name' | 'dob' | 'gender' | 'mobile_number'>>;

const names = {
  name: 'ben_name',
  dob: 'dob',
  gender: 'beneficiary_gender',
  mobile_number: 'ben_mobile_number',
} as const;

/** The edit that takes some values into a record; a day of birth that is known is no mere year any more. */
export function editOfRecord(record: PersonOnPhone, taken: Taken, capturedAt: string): EditRequest {
  const kept = normalPerson({
    ...nobody,
    name: record.ben_name,
    gender: record.gender,
    dob: record.dob,
    dob_is_year: taken.dob === undefined ? (record.dob_is_year ?? false) : false,
    mobile_number: record.mobile,
    ben_type_id: record.ben_type_id,
    village_id: record.village_id,
    ...taken,
  });
  const changed = (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => taken[field] !== undefined)
    .map((field) => names[field]);
  return {
    ...personInEdit(kept),
    beneficiary_id: record.beneficiary_id,
    year: kept.dob.slice(0, 4),
    is_update: true,
    version: record.version,
    changed,
    read_out: true,
    captured_at: capturedAt,
  };
}
