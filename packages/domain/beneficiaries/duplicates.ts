import { addDays, type CivilDate, daysBetween } from '../calendar/index.ts';
import { likeness } from './likeness.ts';

/** From which likeness names count as alike, and how near births must be; data, to be revised. */
export const duplicateThresholds = {
  /** Names on the same mobile number: a family, so names differ clearly. */
  nameOnMobile: 0.8,
  /** Births of people on one number may be this many years apart in two records of one person. */
  mobileBirthYears: 5,
  name: 0.8,
  guardian: 0.78,
  /** Days between two births that may be one, miswritten or misremembered. */
  birthDays: 31,
  /** Years between two births of which only the year is known of one. */
  birthYears: 1,
} as const;

/** A person as far as duplicates are judged by; empty texts and undefined stand for 'not known'. */
export interface Comparable {
  readonly name: string;
  readonly dob: CivilDate | undefined;
  readonly dob_is_year?: boolean | undefined;
  readonly gender?: number | undefined;
  readonly guardian_name: string;
  /** The number, or its keyed hash: only compared. */
  readonly mobile?: string | undefined;
  /** The whole ID number with its type, or its keyed hash. */
  readonly photo_id?: string | undefined;
  /** Type and last four characters: all that a phone without network has. */
  readonly photo_id_end?: string | undefined;
}

/**
 * `photo-id`: the same ID. `photo-id-end`: the same kind and last four characters, and a name that is alike.
 * `mobile-and-name`: the same number, a name that is alike, births not far apart.
 * `name-birth-guardian`: name, birth and guardian all alike.
 */
export type DuplicateReason = 'photo-id' | 'photo-id-end' | 'mobile-and-name' | 'name-birth-guardian';

const same = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a !== '' && a === b;
const yearOf = (day: CivilDate): number => Number(day.slice(0, 4));

/** Day and month written the other way round. */
function isTurned(a: CivilDate, b: CivilDate): boolean {
  return a.slice(0, 4) === b.slice(0, 4) && a.slice(5, 7) === b.slice(8) && a.slice(8) === b.slice(5, 7);
}

function nearBirth(a: Comparable, b: Comparable): boolean {
  if (!a.dob || !b.dob) return false;
  const { birthDays, birthYears } = duplicateThresholds;
  if (a.dob_is_year || b.dob_is_year) return Math.abs(yearOf(a.dob) - yearOf(b.dob)) <= birthYears;
  return Math.abs(daysBetween(a.dob, b.dob)) <= birthDays || isTurned(a.dob, b.dob);
}

function birthsFarApart(a: Comparable, b: Comparable): boolean {
  return (
    Boolean(a.dob && b.dob) &&
    Math.abs(yearOf(a.dob ?? '') - yearOf(b.dob ?? '')) > duplicateThresholds.mobileBirthYears
  );
}

/** A known guardian must be alike; one that nobody wrote down says nothing. */
function guardiansAgree(a: Comparable, b: Comparable): boolean {
  if (a.guardian_name === '' || b.guardian_name === '') return true;
  return likeness(a.guardian_name, b.guardian_name) >= duplicateThresholds.guardian;
}

/** Why a candidate and a person on record may be one; empty when nothing says so. */
export function duplicateReasons(candidate: Comparable, existing: Comparable): readonly DuplicateReason[] {
  const reasons: DuplicateReason[] = [];
  if (same(candidate.photo_id, existing.photo_id)) reasons.push('photo-id');
  // Sounds cost most: they are compared last, and once.
  let measured: number | undefined;
  const alike = () => {
    measured ??= likeness(candidate.name, existing.name);
    return measured;
  };
  const { name, nameOnMobile } = duplicateThresholds;
  if (same(candidate.photo_id_end, existing.photo_id_end) && reasons.length === 0 && alike() >= nameOnMobile)
    reasons.push('photo-id-end');
  const genders = [candidate.gender, existing.gender];
  if (!genders.includes(undefined) && genders[0] !== genders[1]) return reasons;
  if (same(candidate.mobile, existing.mobile) && !birthsFarApart(candidate, existing) && alike() >= nameOnMobile)
    reasons.push('mobile-and-name');
  if (nearBirth(candidate, existing) && alike() >= name && guardiansAgree(candidate, existing))
    reasons.push('name-birth-guardian');
  return reasons;
}

/**
 * Whether a row of a file stands for somebody else's record. Nobody can be asked about a row: where a guardian is not
 * known on both sides, names that are merely alike, or births of which only the year is known, say too little. Whole
 * villages share a surname.
 */
export function isDuplicateRow(row: Comparable, existing: Comparable): boolean {
  const hasGuardians = row.guardian_name !== '' && existing.guardian_name !== '';
  const hasDays = !row.dob_is_year && !existing.dob_is_year;
  const isNamesake = hasDays && row.name.toUpperCase() === existing.name.toUpperCase();
  return duplicateReasons(row, existing).some(
    (reason) => reason !== 'name-birth-guardian' || hasGuardians || isNamesake,
  );
}

/** Births among which `name-birth-guardian` can be found, for a look-up that narrows down: two years around. */
export function birthsToCompare(dob: CivilDate): readonly [CivilDate, CivilDate] {
  return [addDays(dob, -2 * 366), addDays(dob, 2 * 366)];
}

/** A birth on record, as far as it tells its child from others. */
export interface KnownBirth {
  readonly born_on: CivilDate;
  /** Numbers of the mother's other children whose births are on record. */
  readonly siblings: readonly string[];
}

/**
 * Is somebody surely not the child of a birth on record? Another birth of the same mother was written down for them, such as
 * the other twin's, who is alike in all but the number; or they were born at another time, as an elder child who still goes
 * by 'baby of'.
 */
export function isOtherBirth(
  { born_on, siblings }: KnownBirth,
  other: { readonly beneficiary_id: string; readonly dob: CivilDate; readonly dob_is_year?: boolean | undefined },
): boolean {
  if (siblings.includes(other.beneficiary_id)) return true;
  return !other.dob_is_year && Math.abs(daysBetween(born_on, other.dob)) > duplicateThresholds.birthDays;
}
