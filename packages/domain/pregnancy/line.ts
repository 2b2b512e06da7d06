import type { LineOfCare } from '../care/plan.ts';

/**
 * What an antenatal visit makes of a person's line: nothing. She stands on the list for what is given there; that she was
 * looked at is read in her pregnancy.
 */
export const antenatalLine = {
  opens: ({ antenatal }) => antenatal !== undefined,
  lineAfterCase: () => null,
} as const satisfies LineOfCare;
