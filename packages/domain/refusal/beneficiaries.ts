import type { CatalogueEntry } from './refusal.ts';

/** Registration and details of a beneficiary. */
export const beneficiaries = {
  BENREG0001: { status: 409, meaning: 'as many members as one mobile number may have' },
  BENREG0002: { status: 400, meaning: 'year of birth does not qualify for on-spot registration' },
  BENREG0003: { status: 409, meaning: 'a child before its guardian' },
  BENREG0004: { status: 409, meaning: 'photo ID already registered' },
  BENREG0005: { status: 400, meaning: 'beneficiary type unknown' },
  BENREG0006: { status: 400, meaning: 'year of birth and date of birth differ' },
  BENREG0007: { status: 400, meaning: 'beneficiary type not open to this age or gender' },
  BENREG0008: { status: 400, meaning: 'guardian less than 12 years older than the child' },
  BENREG0009: { status: 400, meaning: 'filled in for somebody who is not pregnant' },
  BENREG0010: { status: 400, meaning: 'weight of a child out of 0.5 to 6 kg, or with more than two decimals' },
  BENREG0011: { status: 409, meaning: 'alike people are registered and were not overruled' },
  BENREG0012: { status: 400, meaning: 'duplicates overruled without a reason' },
  BENREG0013: { status: 400, meaning: 'consent to a text that is not known, or at a time that cannot be' },
  BENDET0002: { status: 409, meaning: 'beneficiary declared dead' },
  BENDET0003: { status: 400, meaning: 'details edited without confirming that they were read out' },
  BENDET0004: { status: 400, meaning: 'rejected without a reason' },
  BENDET0005: { status: 400, meaning: 'rejected without the acknowledgement' },
  BENDET0006: { status: 400, meaning: 'reason for not vaccinating unknown' },
  BENDET0007: {
    status: 409,
    meaning: 'death declared of somebody neither pregnant, nor aged 5 or under, nor within 7 days of an abortion',
  },
  BENDET0008: { status: 409, meaning: 'a death taken back that does not stand on record' },
  BENDET0009: {
    status: 403,
    meaning:
      'a death is taken back by its author on the same day, later by Supervisor, District Administrator or Site Admin',
  },
  BENANC0095: { status: 400, meaning: 'abdominal examination before 12 weeks of pregnancy' },
  BENDOC0002: { status: 415, meaning: 'document other than PNG, JPG, JPEG or PDF' },
  DOBEDIT001: { status: 400, meaning: 'silent: new date of birth before the earliest allowed' },
  DOBEDIT002: { status: 400, meaning: 'silent: new date of birth after the latest allowed' },
  DOBEDIT003: { status: 400, meaning: 'silent: date of birth contradicts a recorded dose' },
} as const satisfies Record<string, CatalogueEntry>;
