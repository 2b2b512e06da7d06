import type { PlanOfCare } from '../care/plan.ts';
import { venomCategory } from '../sessions/index.ts';
import { antenatalLine } from './line.ts';

/**
 * An antenatal visit at a session of the national schedule. It gives no doses: what was found is stored with its case, so that
 * nothing speaks against the end of one.
 */
export const antenatalPlan: PlanOfCare<unknown> = {
  category: 'Others',
  ...antenatalLine,
  isCaredForIn: (category) => category !== venomCategory,
  closingRefusal: () => undefined,
};
