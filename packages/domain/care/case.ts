import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { clockTolerance } from '../sessions/index.ts';
import type { PlanOfCare } from './plan.ts';

/** `closed`: without completion. */
export type CaseStatus = 'open' | 'completed' | 'closed';

/** A case as the record keeps it; when the phone opened it, and when it completed or closed it, ISO 8601. */
export interface CaseOnRecord {
  readonly status: CaseStatus;
  readonly opened_at: string;
  readonly closed_at: string | null;
}

/**
 * May a dose captured at that instant still go into the case? Into an open one always; into a closed one only when
 * it was captured before the closing, whatever order the two arrived in. Else VACDOS0010. Captured before the case
 * was opened, by more than two clocks may be apart, it tells of a clock that was set back: SESDAY0015.
 */
export function caseTakes(care: CaseOnRecord, capturedAt: string): Refusal<RefusalCode> | undefined {
  const wasSetBack = Date.parse(capturedAt) + clockTolerance < Date.parse(care.opened_at);
  if (wasSetBack) return { code: 'SESDAY0015', path: 'captured_at' };
  if (care.status === 'open') return undefined;
  const before = care.closed_at !== null && Date.parse(capturedAt) <= Date.parse(care.closed_at);
  return before ? undefined : { code: 'VACDOS0010', path: 'case_id' };
}

/** Completing or closing, why, and on which day it was done. */
export interface Closing {
  readonly status: CaseStatus;
  readonly reason: string;
  readonly on: CivilDate;
}

export type CloseOutcome =
  | { readonly refusal: Refusal<RefusalCode> }
  | { readonly unchanged: true }
  | { readonly status: CaseStatus };

/**
 * What completing or closing makes of a case: closed already in another way VACDOS0010, or what its plan says. Doing the
 * same again changes nothing.
 */
export function closeCase<Case>(
  plan: Pick<PlanOfCare<Case>, 'closingRefusal'>,
  closing: Closing,
  care: Case & { readonly status: CaseStatus },
): CloseOutcome {
  const { status } = closing;
  if (care.status === status) return { unchanged: true };
  if (care.status !== 'open') return { refusal: { code: 'VACDOS0010', path: 'case_id' } };
  const refusal = plan.closingRefusal(closing, care);
  return refusal ? { refusal } : { status };
}
