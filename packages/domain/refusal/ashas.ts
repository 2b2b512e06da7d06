/** Which villages an ASHA looks after. */
export const ashas = {
  ASHMAP0001: {
    status: 409,
    meaning: 'another ASHA looks after the village, and nobody said whether both do or she no longer',
  },
  ASHMAP0002: { status: 400, meaning: 'none of her session sites serves the village' },
  ASHMAP0003: { status: 409, meaning: 'the village stays with an ASHA whom the officer does not answer for' },
} as const;
