/** Reports that are drawn. */
export const reports = {
  REPREP0010: { status: 404, meaning: 'no pregnancy of that number is on record for the woman' },
} as const;
