/** Checking an identity with the authority, a device or a code. */
export const verification = {
  IDVERI0001: { status: 400, meaning: 'no consent, or to another version of the sheet' },
  IDVERI0002: { status: 422, meaning: 'the authority does not know this number' },
  IDVERI0003: { status: 422, meaning: 'no mobile number is linked to this Aadhaar' },
  IDVERI0004: { status: 409, meaning: 'the Aadhaar typed is not the one on record' },
  IDVERI0005: { status: 422, meaning: 'the authority cannot use this capture: too old, used before, damaged' },
  IDVERI0006: { status: 400, meaning: 'not a capture of a registered device' },
  IDVERI0007: { status: 400, meaning: 'not a usable picture (JPEG, 2 to 300 kB)' },
  IDVERI0008: { status: 409, meaning: 'no check of this person by this worker said yes' },
  IDVERI0009: { status: 409, meaning: 'no mobile number on record' },
  IDVERI0010: { status: 422, meaning: 'the authority refuses, with its own code' },
  IDVERI0011: { status: 429, meaning: 'too many numbers tried for a person that are not the one on record' },
} as const;
