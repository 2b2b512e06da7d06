import type { Closing } from '../care/case.ts';
import type { CaseStatus } from '../care/index.ts';
import type { AnimalLook, BitingAnimal, GivenDay } from '../rabies/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { CaseType } from './dose-codes.ts';

/** Why a case of a bite ends before its course is complete. */
export const closeReasons = [
  'animal-healthy',
  'wound-care-only',
  'refused',
  'referred',
  'lost',
  'died',
  'other',
  'period-exceeded',
] as const;

/** A case of a bite as its end is judged. */
export interface BiteCaseOnRecord {
  readonly status: CaseStatus;
  readonly regimen: string;
  readonly rules_version: string;
  readonly given: readonly GivenDay[];
  /** The animal that bit; null for prevention and venom. */
  readonly bite: BitingAnimal | null;
  /** How it was found, in the order of the looks. */
  readonly looks: readonly AnimalLook[];
}

/** Reasons that somebody may give. That the period was exceeded is said by beginning the course anew, never by hand. */
const givenReasons: readonly string[] = closeReasons.filter((one) => one !== 'period-exceeded');

/** Closed without completion for no reason FLDVAL0001, for one that is not on the list FLDVAL0029. */
export function closeReasonRefusal({ status, reason }: Closing): Refusal<RefusalCode> | undefined {
  if (status !== 'closed' || givenReasons.includes(reason)) return undefined;
  return { code: reason === '' ? 'FLDVAL0001' : 'FLDVAL0029', path: 'reason' };
}

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
