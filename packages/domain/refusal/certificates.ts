/** Certificates of vaccinations. */
export const certificates = {
  CERTIF0001: { status: 422, meaning: 'no dose stands on record that could be certified' },
} as const;
