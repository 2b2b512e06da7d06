import type { CaseStatus } from '../care/index.ts';
import type { CaseType } from './dose-codes.ts';

interface After {
  /** Whether the course is complete without the dose. */
  readonly isComplete: boolean;
  /** Whether another course of the person is open meanwhile. */
  readonly hasOpenCourse: boolean;
}

/**
 * Where a case stands once a dose of it was taken back. A completed course that lacks a dose again is open, so that the
 * dose can be given and the person is called; where another course of the person is open meanwhile, the old one is
 * closed without completion: a person has one course at a time. Any other case stays as it is.
 */
export function statusAfterVoid<Status extends string>(
  { case_type, status }: { readonly case_type: CaseType; readonly status: Status },
  { isComplete, hasOpenCourse }: After,
): Status | CaseStatus {
  if (case_type !== 'rabies' || status !== 'completed' || isComplete) return status;
  return hasOpenCourse ? 'closed' : 'open';
}
