import type { VisitPlace } from '../plans/schedule/visit.ts';

/** Steps of the vaccine case flow (specification 2, section 2), in their order. */
export const caseSteps = ['case', 'vaccination', 'summary', 'success'] as const;
export type CaseStep = (typeof caseSteps)[number];

const tails: Readonly<Record<CaseStep, string>> = {
  case: '',
  vaccination: '/beneficiary-vaccination-details',
  summary: '/beneficiary-vaccination-summary',
  success: '/beneficiary-vaccination-success',
};

/** Where a step of a person's case at a session stands. */
export const stepPath = (step: CaseStep, at: VisitPlace): string =>
  `/case-details/${at.beneficiaryId}/${at.sessionId}${tails[step]}`;

/** Case Details and Vaccination lead back to their screens, unless the flow is over. Others are not clickable. */
export function isClickable(step: CaseStep, current: CaseStep): boolean {
  const earlier = caseSteps.indexOf(step) < caseSteps.indexOf(current);
  return earlier && current !== 'success' && (step === 'case' || step === 'vaccination');
}
