/** The ways in which somebody's identity can be checked besides looking at a document (specification 2, introduction). */
export const checkedWays = ['aadhaar-otp', 'demographic', 'biometric', 'face', 'mobile-otp'] as const;
export type CheckedWay = (typeof checkedWays)[number];

/** Consent sheet as it was read out; a change of its sentences is a new version. */
export const consentVersion = '1.0';

/** A guardian answers for somebody under 18 (Digital Personal Data Protection Act 2023, section 9). */
export const consentGivers = ['person', 'guardian'] as const;
export type ConsentGiver = (typeof consentGivers)[number];

/** Codes requested for one person within a quarter of an hour, and wrong tries of one code. */
export const mostCodes = 5;
export const mostTries = 5;
export const codesWindowMinutes = 15;
