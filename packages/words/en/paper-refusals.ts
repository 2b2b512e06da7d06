/** Sentences for papers that are not drawn, and documents that are not taken. */
export const paperRefusals = {
  APPREC0001: 'Nothing is on record for these days. Choose other days',
  BENDOC0002: 'File format should be PNG, JPG, JPEG or PDF',
  BENDOC0003: 'No dose of that day was written down there',
  BENSUM0001: 'This case is not on record for this person',
  BENSUM0002:
    'No BCG dose on record can be certified. One that was given elsewhere has to be approved first, by a card or paper.',
  CERTIF0001:
    'No dose on record can be certified. Doses after a bite are not, and doses given elsewhere have to be approved first, by a card or paper.',
  CERTIF0002: 'This certificate was withdrawn and is not made again. If one is needed, make a new one.',
  CERTIF0003:
    'Only the one who issued the certificate, within 24 hours, or a supervisor or administrator can withdraw it',
  CERTIF0004: 'The signature of this certificate is not trusted any more. Make a new one.',
  CERTIF0005: 'What was kept of this certificate cannot be read, so it is not made again. Make a new one.',
  REPREP0010: 'This pregnancy is not on record for this woman',
  FHIREC0001: 'There is neither a vaccination on record nor one to come, so there is no health record to hand over',
} as const;
