/** Health accounts (ABHA). */
export const abha = {
  ABHACC0001: {
    status: 400,
    meaning: 'the consent has not every point, is of an older sheet, or not of whoever has to give it',
  },
  ABHACC0002: { status: 409, meaning: 'the sheet of a child for an adult, or the other way round' },
  ABHACC0003: {
    status: 409,
    meaning: 'the guardian of a child has no linked account yet, or is not the one on record',
  },
  ABHACC0004: { status: 409, meaning: 'the attempt is over, or is of another person or worker: begin again' },
  ABHACC0005: { status: 409, meaning: 'the person has a linked account already' },
  ABHACC0006: { status: 409, meaning: 'the account is linked with another record already' },
  ABHACC0007: { status: 409, meaning: 'the address is taken' },
  ABHACC0008: { status: 409, meaning: 'the guardian has as many children as an account may have' },
  ABHACC0009: { status: 409, meaning: 'the account is of somebody else: name and birth differ' },
  ABHACC0010: { status: 404, meaning: 'no account was found by that number, address or mobile number' },
  ABHACC0011: { status: 409, meaning: 'the person has no linked account' },
  ABHACC0012: { status: 409, meaning: 'no such wish, or it was fulfilled or taken back already' },
  ABHACC0013: { status: 409, meaning: 'the person has an account already: it is linked, none is made' },
  ABHACC0014: {
    status: 429,
    meaning: 'as many codes as one attempt has were sent, or the last one less than a minute ago',
  },
  ABHACC0015: { status: 409, meaning: 'the account is not active any more' },
  ABHACC0016: {
    status: 400,
    meaning: 'an answer of the account service that has no meaning here; its own code is told',
  },
  ABHACC0017: {
    status: 409,
    meaning: 'consent is taken back, but an account was linked by it meanwhile: it is ended by unlinking',
  },
  ABHACC0018: { status: 409, meaning: 'consent was withdrawn since it was given: nothing is done by it any more' },
  ABHACC0031: { status: 409, meaning: 'the address is the one of the linked account: it changes by unlinking only' },
  ABHACC0032: { status: 409, meaning: 'the guardian on record is under 18 and agrees for nobody' },
  ABHACC0033: { status: 409, meaning: 'the account has no address yet: it is linked once it has one' },
  ABHACC0034: { status: 422, meaning: 'the service finds that the details are not those of the Aadhaar' },
  ABHACC0035: { status: 422, meaning: 'the service finds that fingerprint or face are not those of the Aadhaar' },
  ABHACC0036: { status: 422, meaning: 'the mobile number has as many accounts as it may have' },
  ABHACC0037: { status: 400, meaning: 'the account service does not take what stands in this field' },
} as const;
