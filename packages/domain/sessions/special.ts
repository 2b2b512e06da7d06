import { checkMobile } from '../contact/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt, trimmed } from '../text/index.ts';

/**
 * Types of special sessions: whom a session is for besides those who are due anyway. The specification names type 1
 * with its ages; the others follow how such sessions are planned (school, hostel or work place; a round after an
 * outbreak; one vaccine for a whole area). A list to be revised with the programme, not a rule.
 */
export const specialTypes = [
  { id: 1, key: 'age', ages: true },
  { id: 2, key: 'institution', ages: false },
  { id: 3, key: 'outbreak', ages: false },
  { id: 4, key: 'campaign', ages: false },
] as const;
export type SpecialType = (typeof specialTypes)[number];

/** The type of this id; undefined for an ordinary session or a type of a newer version. */
export function specialType(id: number | null | undefined): SpecialType | undefined {
  return specialTypes.find((type) => type.id === id);
}

/** Oldest age that a special session may name, in days (100 years). */
export const oldestAge = 36_525;

const year = 365.25;

/** Ages in whole years as days: from the birthday of the first to the day before the one after the last. */
export function ageInDays(years: { readonly from: number | null; readonly to: number | null }) {
  return {
    min_age: years.from === null ? null : Math.floor(years.from * year),
    max_age: years.to === null ? null : Math.ceil((years.to + 1) * year) - 1,
  };
}

/** The whole years that days of `ageInDays` stand for. */
export function ageInYears(days: { readonly min_age: number | null; readonly max_age: number | null }) {
  return {
    from: days.min_age === null ? null : Math.ceil(days.min_age / year),
    to: days.max_age === null ? null : Math.floor((days.max_age + 1) / year) - 1,
  };
}

/** Who a special session is for, and who answers for it at the place. */
export interface SpecialPlan {
  readonly special_session_type_id: number;
  readonly special_group: string;
  readonly institution_name: string;
  /** Days before the day of registration; null where nothing bounds it. */
  readonly min_age: number | null;
  readonly max_age: number | null;
  readonly key_facilitator: KeyFacilitator;
}

/** The person at the place who brings people and answers for them: a head teacher, a foreman. Empty until known. */
export interface KeyFacilitator {
  readonly name: string;
  readonly designation: string;
  readonly mobile: string;
}

/**
 * Why a special session cannot be planned so, each under its field: a type that is none FLDVAL0029, group or
 * institution missing or ill-written (`checkRemark`), ages of type 1 missing on both sides FLDVAL0001, outside 0 to
 * 100 years FLDVAL0005, the wrong way round SESPLN0009; the facilitator as far as named already.
 */
export function specialRefusals(plan: SpecialPlan): Refusals {
  const type = specialType(plan.special_session_type_id);
  if (!type) return [{ code: 'FLDVAL0029', path: 'special_session_type_id' }];
  const facilitator = facilitatorRefusals(plan.key_facilitator);
  const known = facilitator.filter(({ code }) => code !== 'FLDVAL0001' && code !== 'FLDVAL0027');
  return [
    ...refusedAt('special_group', checkRemark(plan.special_group)),
    ...refusedAt('institution_name', checkRemark(plan.institution_name)),
    ...(type.ages ? ageRefusals(plan) : []),
    ...known,
  ];
}

function ageRefusals({ min_age, max_age }: SpecialPlan): Refusals {
  if (min_age === null && max_age === null) return [{ code: 'FLDVAL0001', path: 'min_age' }];
  const bounds = { min: 0, max: oldestAge };
  const outside = (age: number | null) => age !== null && !(age >= bounds.min && age <= bounds.max);
  if (outside(min_age)) return [{ code: 'FLDVAL0005', path: 'min_age', values: { min: 0, max: 100 } }];
  if (outside(max_age)) return [{ code: 'FLDVAL0005', path: 'max_age', values: { min: 0, max: 100 } }];
  const backwards = min_age !== null && max_age !== null && max_age < min_age;
  return backwards ? [{ code: 'SESPLN0009', path: 'max_age' }] : [];
}

/** Why these are no details of a facilitator: all three are needed when a special session starts. */
export function facilitatorRefusals({ name, designation, mobile }: KeyFacilitator): Refusals {
  return [
    ...refusedAt('key_facilitator_name', checkRemark(name)),
    ...refusedAt('key_facilitator_designation', checkRemark(designation)),
    ...refusedAt('key_facilitator_mobile', checkMobile(mobile)),
  ];
}

/** What is said when a session starts. */
export interface StartDetails {
  /** Codes of the vaccines that are there, looked at and usable. */
  readonly vaccines_confirmed: readonly string[];
  readonly key_facilitator: KeyFacilitator;
}

/**
 * Why a special session cannot be started so: no vaccine confirmed SESPLN0012, one that is not expected FLDVAL0029,
 * facilitator details missing or ill-written. An ordinary session needs none of it.
 */
export function startRefusals(
  session: { readonly special_session_type_id: number | null; readonly vaccines: readonly string[] },
  details: StartDetails,
): Refusals {
  if (session.special_session_type_id === null) return [];
  const confirmed = details.vaccines_confirmed;
  const unexpected = confirmed.findIndex((code) => !session.vaccines.includes(trimmed(code)));
  return [
    ...(confirmed.length === 0 ? [{ code: 'SESPLN0012', path: 'vaccines_confirmed' } as const] : []),
    ...(unexpected >= 0 ? [{ code: 'FLDVAL0029', path: `vaccines_confirmed.${unexpected}` } as const] : []),
    ...facilitatorRefusals(details.key_facilitator),
  ];
}
