/** Whose visit, to which session. */
export interface VisitPlace {
  readonly beneficiaryId: string;
  readonly sessionId: string;
}

/** Steps of a visit (specification 2, section 2), in their order. */
export const caseSteps = ['case', 'vaccination', 'summary', 'success'] as const;
export type Step = (typeof caseSteps)[number];

/** The steps of a plan: one that opens no vials goes from the case to the summary. */
export const stepsOf = ({ vials }: { readonly vials?: object }): readonly Step[] =>
  vials ? caseSteps : caseSteps.filter((step) => step !== 'vaccination');

/** A page of a visit: a step, or the record that goes along with somebody who is sent on. */
export type VisitPart = Step | 'referral';

const tails = {
  case: '',
  vaccination: '/beneficiary-vaccination-details',
  summary: '/beneficiary-vaccination-summary',
  success: '/beneficiary-vaccination-success',
  referral: '/referral',
} as const satisfies Record<VisitPart, string>;

/** Where a part of a person's visit at a session stands. */
export const stepPath = (part: VisitPart, { beneficiaryId, sessionId }: VisitPlace) =>
  `/case-details/${beneficiaryId}/${sessionId}${tails[part]}` as const;

/** Case Details and Vaccination lead back to their screens, unless the flow is over. Others are not clickable. */
export function isClickable(step: Step, current: Step): boolean {
  const earlier = caseSteps.indexOf(step) < caseSteps.indexOf(current);
  return earlier && current !== 'success' && (step === 'case' || step === 'vaccination');
}
