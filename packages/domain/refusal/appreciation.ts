/** Letters of appreciation. */
export const appreciation = {
  APPREC0001: { status: 422, meaning: 'nothing is on record that the worker did in the period' },
} as const;
