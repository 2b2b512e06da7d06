/** Sentences for what of a pregnancy, its visits and its outcome is not taken. */
export const pregnancyRefusals = {
  BENANC0001: 'The upper figure of the blood pressure must be above the lower one',
  BENANC0002: 'A visit of this day is on record already. Open and correct that one',
  BENANC0003: 'This pregnancy has ended. Record a visit after the delivery instead',
  BENANC0004: 'Write both figures of the blood pressure, such as 120 and 80',
  BENANC0095: 'Abdominal Examination is not applicable till 12 weeks of pregnancy!',
  BENPRE0001: 'How this pregnancy ended is on record already. Whoever answers for the place can correct it',
  BENPRE0002: 'This cannot be before the last visit, {{min}}. Check both days',
  BENPRE0003: 'Say how many children were born, alive and not: 1 to {{max}} together',
  BENPRE0004: '{{born}} children were born, and {{rows}} are written. Write each of them',
  BENPRE0005: 'She cannot have gone home before the delivery',
} as const;
