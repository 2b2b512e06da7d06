/** Which villages an ASHA looks after, and which of their households. */
export const ashas = {
  ASHMAP0001: {
    status: 409,
    meaning: 'another ASHA looks after the village, and nobody said whether both do or she no longer',
  },
  ASHMAP0002: { status: 400, meaning: 'none of her session sites serves the village' },
  ASHMAP0003: { status: 409, meaning: 'the village stays with an ASHA whom the officer does not answer for' },
  ASHMAP0004: { status: 409, meaning: 'another ASHA visits the household, and nobody said that it moves' },
  ASHMAP0005: { status: 400, meaning: 'the ASHA does not have the village of the household' },
  ASHMAP0006: { status: 409, meaning: 'the household stays with an ASHA whom the officer does not answer for' },
} as const;
