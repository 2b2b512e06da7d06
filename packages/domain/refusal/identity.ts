import type { CatalogueEntry } from './refusal.ts';

/** Photo IDs, Aadhaar, ABHA and the reference number of a beneficiary. */
export const identity = {
  IDPROF0001: { status: 400, meaning: 'Aadhaar: other than digits 0-9' },
  IDPROF0002: { status: 400, meaning: 'Aadhaar: neither 12 nor 16 digits (notValidAadhaar)' },
  IDPROF0003: { status: 400, meaning: 'Aadhaar: begins with 0 or 1' },
  IDPROF0004: { status: 400, meaning: 'Aadhaar: the Verhoeff checksum fails (invalidCheckNumber)' },
  IDPROF0005: { status: 400, meaning: 'Aadhaar: test number (prefix 9999) where only real ones are taken' },
  IDPROF0006: { status: 400, meaning: 'photo-ID form, Aadhaar: not 12 digits' },
  IDPROF0007: { status: 400, meaning: 'photo-ID form, Aadhaar: out of range or checksum fails' },
  IDPROF0008: { status: 400, meaning: 'PAN: not 5 letters, 4 digits, 1 letter' },
  IDPROF0009: {
    status: 400,
    meaning: 'driving licence: not 2 letters, 2 digits, year 19xx or 20xx, 6 or 7 digits',
  },
  IDPROF0010: { status: 400, meaning: 'passport: other than letters and digits' },
  IDPROF0011: { status: 400, meaning: 'pension passbook: other than letters, digits, space and dot' },
  IDPROF0012: { status: 400, meaning: 'photo ID with other than letters and digits, dot and hyphen' },
  IDPROF0013: { status: 400, meaning: 'photo ID with other than letters, digits and dot' },
  IDPROF0014: { status: 400, meaning: 'disability ID: not 18 characters' },
  IDPROF0015: { status: 400, meaning: 'disability ID: not 2 letters then 16 digits' },
  IDPROF0016: { status: 400, meaning: 'search value does not fit the chosen ID type' },
  IDPROF0017: { status: 400, meaning: 'search by reference ID: other than digits' },
  IDPROF0018: { status: 400, meaning: 'no search type chosen' },
  IDPROF0019: { status: 400, meaning: 'ABHA number not in the form 00-0000-0000-0000' },
  IDPROF0020: {
    status: 400,
    meaning: 'ABHA address: name before @ not 8-18 letters, digits, one dot, one underscore',
  },
  IDPROF0021: { status: 400, meaning: 'ABHA address: suffix of another environment' },
  IDPROF0022: { status: 400, meaning: 'reference number without 14 digits' },
  IDPROF0023: { status: 400, meaning: 'reference number whose check digit is wrong' },
  IDPROF0024: { status: 400, meaning: 'photo-ID type unknown' },
  IDPROF0025: { status: 400, meaning: 'photo-ID type not offered at this age' },
  IDPROF0026: { status: 429, meaning: 'too many numbers tried on one day that were not right' },
} as const satisfies Record<string, CatalogueEntry>;
