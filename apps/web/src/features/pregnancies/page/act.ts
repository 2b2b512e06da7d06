import type { PregnancyEventKind } from '@teeka/domain/pregnancy';
import type { Said } from '../parts/act.ts';

/** Where a sheet that was opened is found again. */
export const actPlace = (beneficiaryId: string) => `/pregnancy/${beneficiaryId}#pregnancy-act` as const;

/** What a sheet is opened for. */
export interface Act extends Said {
  readonly kind: Extract<PregnancyEventKind, keyof typeof actTitles>;
}

export const actTitles = {
  risk: 'pregnancyPage:riskNotTitle',
  referral: 'pregnancyPage:refer',
  'referral-result': 'pregnancyPage:whatBecame',
  withdrawal: 'pregnancyPage:takeBackTitle',
  'delivery-date': 'pregnancyPage:dayRight',
  'lmp-date': 'pregnancyPage:lmpRight',
} as const;
