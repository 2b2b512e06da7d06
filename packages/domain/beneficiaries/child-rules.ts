import { addYears, type CivilDate } from '../calendar/index.ts';
import { checkReferenceNumber, withoutGroups } from '../identity/index.ts';
import { checkChildWeight, needsGuardian } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt, trimmed } from '../text/index.ts';
import { birthOf } from './birth-rules.ts';
import type { JudgedPerson } from './person-rules.ts';

/** The record of a guardian, as far as the rules ask. */
export interface GuardianFacts {
  readonly dob: CivilDate;
}

/** A guardian is at least so many years older than the child (specification 2, section 9). */
export const guardianYears = 12;

type Child = Pick<
  JudgedPerson,
  'beneficiary_id' | 'ben_type_id' | 'guardian_ben_id' | 'child_weight' | 'dob' | 'dob_is_year' | 'birth_year'
>;

const path = 'guardian_ben_id';

type Birth = Pick<Child, 'dob' | 'dob_is_year' | 'birth_year'>;

/** Where only the year is known somebody may have been born on the last day of it. */
function latestBirth(birth: Birth): CivilDate | undefined {
  const born = birthOf(birth);
  return born && birth.dob_is_year ? `${born.slice(0, 4)}-12-31` : born;
}

/**
 * Whoever is registered to be the guardian of a child is `guardianYears` older than the child, and where the child's birth is
 * not known than somebody born today: BENREG0008 at the date or year of birth. Nothing while the birth is no day.
 */
export function guardianBirthRefusals(
  guardian: Birth,
  { today, child }: { readonly today: CivilDate; readonly child?: Birth | undefined },
): Refusals {
  const born = birthOf(guardian);
  const latest = (child && latestBirth(child)) ?? today;
  if (!born || latest >= addYears(born, guardianYears)) return [];
  return [{ code: 'BENREG0008', path: guardian.dob_is_year ? 'birth_year' : 'dob' }];
}

function guardianRefusals(child: Child, guardian: GuardianFacts | null | undefined): Refusals {
  const required = needsGuardian(child.ben_type_id);
  if (trimmed(child.guardian_ben_id) === '') return required ? [{ code: 'BENREG0003', path }] : [];
  const number = checkReferenceNumber(child.guardian_ben_id);
  if (!number.ok) return refusedAt(path, number);
  if (number.normal === withoutGroups(child.beneficiary_id)) return [{ code: 'FLDVAL0029', path }];
  if (guardian === null) return [{ code: 'REQVAL0012', path }];
  const latest = latestBirth(child);
  if (!required || !guardian || !latest) return [];
  return latest < addYears(guardian.dob, guardianYears) ? [{ code: 'BENREG0008', path }] : [];
}

/**
 * A child has a guardian who is registered before it (none BENREG0003, none in the area REQVAL0012), is not itself
 * (FLDVAL0029) and at least 12 years older (BENREG0008). The weight at birth is a child's only: BENREG0010.
 */
export function childRefusals(
  child: Child,
  { guardian }: { readonly guardian?: GuardianFacts | null | undefined },
): Refusals {
  const { child_weight } = child;
  if (child_weight === null) return guardianRefusals(child, guardian);
  const weight = needsGuardian(child.ben_type_id)
    ? refusedAt('child_weight', checkChildWeight(child_weight))
    : [{ code: 'BENREG0010' as const, path: 'child_weight' }];
  return [...guardianRefusals(child, guardian), ...weight];
}
