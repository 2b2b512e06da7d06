import { late } from '../../../../ui/late/late.tsx';
import type { Care } from '../../visit/plan.ts';
import type { BiteSave } from './entries.ts';
import { FirstPage } from './first-page.tsx';
import { planOf } from './plan-of.ts';
import { type OpenBite, useBiteVisit } from './use-bite-visit.ts';

/** A clinic where bites, stings and courses against rabies meet. */
export const bites: Care<OpenBite, BiteSave> = {
  useVisit: useBiteVisit,
  First: FirstPage,
  Referral: late(async () => ({ default: (await import('../venom/referral.tsx')).Referral })),
  planOf,
};
