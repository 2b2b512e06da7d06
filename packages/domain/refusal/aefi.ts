/** Reports of adverse events following immunisation, and what follows them. */
export const aefi = {
  AEFIRP0001: { status: 400, meaning: 'the form has no field `field`' },
  AEFIRP0002: { status: 400, meaning: 'an instant before the one it follows (`after`)' },
  AEFIRP0003: { status: 400, meaning: 'an instant later than the report itself' },
  AEFIRP0005: { status: 409, meaning: 'the report is closed' },
  AEFIRP0006: { status: 409, meaning: 'a step out of its turn: `step` comes first' },
  AEFIRP0007: { status: 403, meaning: 'the role may not take this step' },
  AEFIRP0008: { status: 409, meaning: 'the step was taken already, on `date`' },
  AEFIRP0009: { status: 400, meaning: 'a vial opened after the dose that was drawn from it' },
  AEFIRP0010: { status: 400, meaning: 'an instant before the vaccination' },
  AEFIRP0011: { status: 400, meaning: 'an instant before the first symptom' },
  AEFIRP0012: { status: 400, meaning: 'the outcome contradicts what was said of hospital' },
  AEFIRP0004: { status: 409, meaning: 'not closed while the outcome is open' },
} as const;
