import type { LineOfCare } from '../care/plan.ts';
import { nationalSchedule } from '../schedule/index.ts';

/** What a visit of the schedule makes of a person's line. What is of no other plan is opened by it: see `kindOfCase`. */
export const scheduleLine = {
  opens: () => false,
  gives: (dose_code) => nationalSchedule.rows.some(({ code }) => code === dose_code),
  lineAfterCase: () => null,
  lineAfterDose: 'vaccinated',
} as const satisfies LineOfCare;
