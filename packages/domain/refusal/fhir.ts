/** Health records as files (FHIR). */
export const fhir = {
  FHIREC0001: {
    status: 422,
    meaning: 'there is neither a dose on record nor one to come, so there is no health record',
  },
} as const;
