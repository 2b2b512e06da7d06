import type { registration } from '@teeka/contract/beneficiaries';
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
