import type { CivilDate } from '../calendar/index.ts';
import {
  type AnimalLook,
  type BitingAnimal,
  courseOf,
  type GivenDay,
  rabiesRulesOf,
  regimenOf,
  stopForAnimalRefusal,
} from '../rabies/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { caseStatuses } from '../vaccinations/index.ts';
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

export interface HeldBiteCase {
  readonly case_type: CaseType;
  readonly status: number;
  readonly regimen: string;
  readonly rules_version: string;
  readonly given: readonly GivenDay[];
  /** The animal that bit; null for prevention and venom. */
  readonly bite: BitingAnimal | null;
  /** How it was found, in the order of the looks. */
  readonly looks: readonly AnimalLook[];
}

/** Completing (2) or closing (3), why, and on which day it was done. */
export interface Closing {
  readonly status: number;
  readonly reason: string;
  readonly on: CivilDate;
}

export type CloseOutcome =
  | { readonly refusal: Refusal<RefusalCode> }
  | { readonly unchanged: true }
  | { readonly status: number };

/** Reasons that somebody may give. That the period was exceeded is said by beginning the course anew, never by hand. */
const givenReasons: readonly string[] = closeReasons.filter((one) => one !== 'period-exceeded');

/**
 * What completing (2) or closing (3) makes of a case of a bite: closed already in another way VACDOS0010, closed without
 * a reason FLDVAL0001 or with one that is not on the list FLDVAL0029, a course
 * with doses still to come completed RABIES0008, a course stopped for a healthy animal before that is known RABIES0013,
 * RABIES0014 or RABIES0018. A venom case may be completed without antivenom. Doing the same again changes nothing.
 */
export function closeBiteCase({ status: to, reason, on }: Closing, care: HeldBiteCase): CloseOutcome {
  if (care.status === to) return { unchanged: true };
  if (care.status !== caseStatuses.open) return { refusal: { code: 'VACDOS0010', path: 'case_id' } };
  if (to === caseStatuses.closed && !givenReasons.includes(reason)) {
    return { refusal: { code: reason === '' ? 'FLDVAL0001' : 'FLDVAL0029', path: 'reason' } };
  }
  if (care.case_type !== 'rabies') return { status: to };
  const rules = rabiesRulesOf(care.rules_version);
  if (to !== caseStatuses.completed) {
    const refusal =
      reason === 'animal-healthy' ? stopForAnimalRefusal(care.bite, care.looks, { on, rules }) : undefined;
    return refusal ? { refusal } : { status: to };
  }
  return isComplete(care) ? { status: to } : { refusal: { code: 'RABIES0008', path: 'status' } };
}

function isComplete({ rules_version, regimen: code, given }: StandingCourse): boolean {
  const regimen = regimenOf(rabiesRulesOf(rules_version), code);
  const last = given
    .map(({ on }) => on)
    .sort()
    .at(-1);
  return Boolean(regimen && last && courseOf(regimen, given, last).state === 'completed');
}

/** A case of a bite of which a dose was taken back: `given` is what still stands. */
export type StandingCourse = Pick<
  HeldBiteCase,
  'case_type' | 'status' | 'regimen' | 'rules_version' | 'given'
>;

/**
 * Where a case stands once a dose of it was taken back. A completed course that lacks a dose again is open, so that the
 * dose can be given and the person is called; where another course of the person is open meanwhile, the old one is
 * closed without completion: a person has one course at a time. Any other case stays as it is.
 */
export function statusAfterVoid(care: StandingCourse, hasOpenCourse: boolean): number {
  const { case_type, status } = care;
  if (case_type !== 'rabies' || status !== caseStatuses.completed || isComplete(care)) return status;
  return hasOpenCourse ? caseStatuses.closed : caseStatuses.open;
}
