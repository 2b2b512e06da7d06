/** Certificates of vaccinations. */
export const certificates = {
  CERTIF0001: {
    status: 422,
    meaning: 'no dose stands on record that can be certified: of the schedule, given here or approved',
  },
  CERTIF0002: {
    status: 409,
    meaning: 'the certificate was withdrawn: it is neither drawn again nor withdrawn once more',
  },
  CERTIF0003: {
    status: 403,
    meaning:
      'a certificate is withdrawn by who issued it within 24 hours, later by Supervisor, District Administrator or Site Admin',
  },
  CERTIF0004: { status: 409, meaning: 'the key that signed the certificate is revoked: it is not drawn again' },
  CERTIF0005: { status: 409, meaning: 'what was kept of the certificate cannot be read: it is not drawn again' },
} as const;
