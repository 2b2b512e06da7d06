/** Why a paper or a file about somebody is not made. */
export const paperRefusals = {
  CERTIF0001: 'No vaccination is on record yet, so there is nothing to certify',
  APPREC0001: 'Nothing is on record for these days. Choose other days',
  FHIREC0001: 'There is neither a vaccination on record nor one to come, so there is no health record to hand over',
} as const;
