import { courseOf, type GivenDay, rabiesRulesOf, regimenOf } from '../rabies/index.ts';
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
}

export type CloseOutcome =
  | { readonly refusal: Refusal<RefusalCode> }
  | { readonly unchanged: true }
  | { readonly status: number };

/**
 * What completing (2) or closing (3) makes of a case of a bite: closed already in another way VACDOS0010, a course
 * with doses still to come completed RABIES0008. A venom case may be completed without antivenom. Doing the same
 * again changes nothing.
 */
export function closeBiteCase(to: number, care: HeldBiteCase): CloseOutcome {
  if (care.status === to) return { unchanged: true };
  if (care.status !== caseStatuses.open) return { refusal: { code: 'VACDOS0010', path: 'case_id' } };
  if (to !== caseStatuses.completed || care.case_type !== 'rabies') return { status: to };
  const regimen = regimenOf(rabiesRulesOf(care.rules_version), care.regimen);
  const last = care.given
    .map(({ on }) => on)
    .sort()
    .at(-1);
  const complete = regimen && last && courseOf(regimen, care.given, last).state === 'completed';
  return complete ? { status: to } : { refusal: { code: 'RABIES0008', path: 'status' } };
}
