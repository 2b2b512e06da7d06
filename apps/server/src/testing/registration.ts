import type { registration, updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import type { InputOf } from '@teeka/contract/call';
import { goodRegistration } from '../../../../packages/domain/testing/field-values.ts';
import type { TestSite } from './fixtures.ts';

export type RegistrationBody = InputOf<typeof registration>;

let serial = 0;

/** The next registration's number, for one that nobody else in this test has. */
export function nextNumber(): number {
  serial += 1;
  return serial;
}

/** What a form of this site sends; `change` is what the test is about. */
export function registrationBody(
  site: TestSite,
  change: Partial<RegistrationBody> = {},
  number = nextNumber(),
): RegistrationBody {
  return {
    ...goodRegistration(number),
    beneficiary_type_category_name: 'Citizen',
    beneficiary_type_name: 'Citizen',
    beneficiary_type_name_other: '',
    village_id: site.villages[0] ?? 0,
    facility_id: site.facility_id,
    verifiedUsing: 'ConfirmMobile',
    platform: 'App',
    captured_at: '2026-03-16T08:55:00+05:30',
    ...change,
  };
}

export type EditBody = InputOf<typeof updateBeneficiaryBasicDetails>;

/** An edit of a person just registered; each test says what it changes. */
export function editBody(person: RegistrationBody): EditBody {
  return {
    beneficiary_id: person.beneficiary_id,
    ben_name: person.name,
    address: person.address ?? '',
    beneficiary_gender: person.gender,
    ben_mobile_number: person.mobile_number,
    ben_type_id: person.ben_type_id,
    year: person.dob.slice(0, 4),
    dob: person.dob,
    photo_id_type: person.photo_id_type,
    photo_id_number: '',
    is_update: true,
    version: 1,
    changed: ['address'],
    read_out: true,
    captured_at: '2026-03-16T08:58:00+05:30',
  };
}
