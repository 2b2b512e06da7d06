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
import type { CaseStatus } from '../vaccinations/index.ts';
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
  readonly status: CaseStatus;
  readonly regimen: string;
  readonly rules_version: string;
  readonly given: readonly GivenDay[];
  /** The animal that bit; null for prevention and venom. */
  readonly bite: BitingAnimal | null;
  /** How it was found, in the order of the looks. */
  readonly looks: readonly AnimalLook[];
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

/** Reasons that somebody may give. That the period was exceeded is said by beginning the course anew, never by hand. */
const givenReasons: readonly string[] = closeReasons.filter((one) => one !== 'period-exceeded');

/**
 * What completing or closing makes of a case of a bite: closed already in another way VACDOS0010, closed without
 * a reason FLDVAL0001 or with one that is not on the list FLDVAL0029, a course
 * with doses still to come completed RABIES0008, a course stopped for a healthy animal before that is known RABIES0013,
 * RABIES0014, RABIES0018 or RABIES0020. A venom case may be completed without antivenom. Doing the same again changes nothing.
 */
export function closeBiteCase({ status: to, reason, on }: Closing, care: HeldBiteCase): CloseOutcome {
  if (care.status === to) return { unchanged: true };
  if (care.status !== 'open') return { refusal: { code: 'VACDOS0010', path: 'case_id' } };
  if (to === 'closed' && !givenReasons.includes(reason)) {
    return { refusal: { code: reason === '' ? 'FLDVAL0001' : 'FLDVAL0029', path: 'reason' } };
  }
  if (care.case_type !== 'rabies') return { status: to };
  const rules = rabiesRulesOf(care.rules_version);
  if (to !== 'completed') {
    const refusal =
      reason === 'animal-healthy' ? stopForAnimalRefusal(care.bite, care.looks, { on, rules }) : undefined;
    return refusal ? { refusal } : { status: to };
  }
  return isComplete(care) ? { status: to } : { refusal: { code: 'RABIES0008', path: 'status' } };
}

/** A course as its doses stand: `given` is what was not taken back. */
export type StandingCourse = Pick<HeldBiteCase, 'regimen' | 'rules_version' | 'given'>;

/** Are all doses of the regimen given? */
export function isComplete({ rules_version, regimen: code, given }: StandingCourse): boolean {
  const regimen = regimenOf(rabiesRulesOf(rules_version), code);
  const last = given
    .map(({ on }) => on)
    .sort()
    .at(-1);
  return Boolean(regimen && last && courseOf(regimen, given, last).state === 'completed');
}
