import { declareBenDeath, registration } from '@teeka/contract/beneficiaries';
import { unlikeOthers } from '../area/mixed-samples.ts';
import { registrationBody } from '../registration.ts';
import type { MadeSample } from './made-sample.ts';

let numbers = 9_700_000_000;
function phoneNumber(): string {
  numbers += 1;
  return String(numbers);
}

/** Registrations and deaths. */
export const samplesOfPeople: readonly MadeSample[] = [
  {
    call: registration,
    ids: ['beneficiary_id'],
    at: 'day',
    make: async (day) =>
      registrationBody(day.site, { ...unlikeOthers(), captured_at: day.at(), mobile_number: phoneNumber() }),
  },
  {
    call: declareBenDeath,
    ids: [],
    at: 'day',
    make: async (day) => ({
      beneficiary_ref_id: await day.person({ dob: day.today }),
      date_of_death: day.today,
      remarks: '',
      captured_at: day.at(),
    }),
    notKept: { captured_at: 'when it was told once more' },
    anybody: 'a death that two people tell alike is one death, and the record says who told it first',
  },
];
