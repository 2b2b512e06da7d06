import type { BiteKind } from '../draft.ts';

export interface BitePlace {
  readonly beneficiaryId: string;
  readonly sessionId: string;
}

export type BiteStep = 'case' | 'vaccination' | 'summary' | 'success';

const tails: Readonly<Record<BiteStep | 'referral', string>> = {
  case: '',
  vaccination: '/beneficiary-vaccination-details',
  summary: '/beneficiary-vaccination-summary',
  success: '/beneficiary-vaccination-success',
  referral: '/referral',
};

/** Where a step of a person's case at a session stands. */
export const bitePath = (step: BiteStep | 'referral', { beneficiaryId, sessionId }: BitePlace) =>
  `/case-details/${beneficiaryId}/${sessionId}${tails[step]}` as const;

export const isVenomKind = (kind: BiteKind | null): boolean => kind === 'snake' || kind === 'scorpion';

/** Vaccine has four steps, venom three: antivenom is entered with the case (specification 2, section 2). */
export function biteSteps(kind: BiteKind | null): readonly BiteStep[] {
  return isVenomKind(kind) ? ['case', 'summary', 'success'] : ['case', 'vaccination', 'summary', 'success'];
}

/** Case Details and Vaccination lead back to their screens, unless the flow is over. Others are not clickable. */
export function leadsBack(step: BiteStep, current: BiteStep, kind: BiteKind | null): boolean {
  const steps = biteSteps(kind);
  const earlier = steps.indexOf(step) < steps.indexOf(current);
  return earlier && current !== 'success' && (step === 'case' || step === 'vaccination');
}
