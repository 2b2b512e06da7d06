/** Antenatal visits (BENANC), pregnancies and their outcome (BENPRE). */
export const pregnancies = {
  BENANC0001: { status: 400, meaning: 'systolic pressure not above the diastolic' },
  BENANC0002: { status: 409, meaning: 'another visit of that day is on record' },
  BENANC0003: { status: 409, meaning: 'the pregnancy has ended: no further antenatal visit' },
  BENANC0004: { status: 400, meaning: 'one of two pressures without the other' },
  BENANC0095: { status: 400, meaning: 'abdominal examination before 12 weeks of pregnancy' },
  BENPRE0001: { status: 409, meaning: 'the pregnancy has its outcome already' },
  BENPRE0002: { status: 400, meaning: 'outcome before the last antenatal visit' },
  BENPRE0003: { status: 400, meaning: 'no child, or more than can be, in a delivery' },
  BENPRE0004: { status: 400, meaning: 'children registered are not as many as were born' },
  BENPRE0005: { status: 400, meaning: 'discharged before the delivery' },
} as const;
