import type { Found } from '@teeka/contract/beneficiaries';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { genderId } from '../../../records/beneficiaries/gender-id.ts';

/** Enough to tell a person from another, of this phone or of elsewhere in the area. */
export type FoundPerson = Pick<
  PersonOnPhone,
  'beneficiary_id' | 'ben_name' | 'dob' | 'gender' | 'guardian_name' | 'village_id'
> & {
  /** Named by the server, of people from elsewhere. */
  readonly village_name?: string;
};

type Answered = Pick<
  Found,
  'beneficiary_id' | 'ben_name' | 'dob' | 'guardian_name' | 'village_name' | 'beneficiary_gender'
>;

/** Somebody whom the server found: the village is named, its number is none of this phone's. */
export function foundPerson({ beneficiary_gender, ...person }: Answered): FoundPerson {
  const { beneficiary_id, ben_name, dob, guardian_name, village_name } = person;
  const gender = genderId(beneficiary_gender);
  return { beneficiary_id, ben_name, dob, guardian_name, gender, village_id: 0, village_name };
}
