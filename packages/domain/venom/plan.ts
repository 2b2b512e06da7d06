import { planAfterBite } from '../bites/plan.ts';

/** The care of a snake bite or a scorpion sting. Such a case may be completed without antivenom. */
export const venomPlan = planAfterBite('venom', { throughNight: true });
