import type { CatalogueEntry } from './refusal.ts';

/** Registration and details of a beneficiary. */
export const beneficiaries = {
  BENREG0001: { status: 409, meaning: 'as many members as one mobile number may have' },
  BENREG0002: { status: 400, meaning: 'year of birth does not qualify for on-spot registration' },
  BENREG0003: { status: 409, meaning: 'a child before its guardian' },
  BENREG0004: { status: 409, meaning: 'photo ID already registered' },
  BENREG0005: { status: 400, meaning: 'beneficiary type unknown' },
  BENDET0001: { status: 404, meaning: "beneficiary not found in the actor's area" },
  BENDET0002: { status: 409, meaning: 'beneficiary declared dead' },
  BENDET0003: { status: 400, meaning: 'details edited without confirming that they were read out' },
  BENDET0004: { status: 400, meaning: 'rejected without a reason' },
  BENDET0005: { status: 400, meaning: 'rejected without the acknowledgement' },
  BENDET0006: { status: 400, meaning: 'reason for not vaccinating unknown' },
  BENANC0095: { status: 400, meaning: 'abdominal examination before 12 weeks of pregnancy' },
  BENDOC0002: { status: 415, meaning: 'document other than PNG, JPG, JPEG or PDF' },
  DOBEDIT001: { status: 400, meaning: 'silent: new date of birth before the earliest allowed' },
  DOBEDIT002: { status: 400, meaning: 'silent: new date of birth after the latest allowed' },
  DOBEDIT003: { status: 400, meaning: 'silent: date of birth contradicts a recorded dose' },
} as const satisfies Record<string, CatalogueEntry>;
