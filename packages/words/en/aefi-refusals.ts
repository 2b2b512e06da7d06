/** Sentences for what of a report of an adverse event is not taken. */
export const aefiRefusals = {
  AEFIRP0001: 'The form has no such field',
  AEFIRP0002: 'This is before what it follows. Please check date and time',
  AEFIRP0003: 'This lies in the future. Please check date and time',
  AEFIRP0004: 'The person has not recovered yet. Update the outcome before closing',
  AEFIRP0005: 'This report is closed',
  AEFIRP0006: 'An earlier step is missing. Please complete it first',
  AEFIRP0007: 'Your role cannot take this step',
  AEFIRP0008: 'This step was taken already, on {{date}}',
  AEFIRP0009: 'A vial is opened before its dose is given. Please check date and time',
  AEFIRP0010: 'This is before the vaccination. Please give a later date and time',
  AEFIRP0011: 'This is before the first symptom. Please give a later date and time',
  AEFIRP0012: 'This does not fit what was said of admission to hospital. Please put one of the two right',
} as const;
