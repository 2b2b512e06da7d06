import type { CivilDate } from '../calendar/index.ts';
import { compareKyc, type RecordFacts } from '../verification/index.ts';

/** An account of a child as its guardian's tells of it. */
export interface ChildAccount {
  readonly name: string;
  readonly dob: CivilDate | null;
  readonly year_of_birth: number | null;
  readonly gender: 1 | 2 | 3 | null;
}

/**
 * Is it the child on record? `same` by name, birth and sex: no second one is made. `maybe` where the birth may be theirs and the sex is
 * no other: a newborn's account may bear the mother's name still, and a twin is born on the same day; who knows the family decides.
 */
export type ChildLikeness = 'same' | 'maybe' | 'other';

export function likeChildAccount(record: RecordFacts, account: ChildAccount): ChildLikeness {
  const { name, birth, gender } = compareKyc(record, account);
  if (birth === 'different' || gender === 'different') return 'other';
  return name === 'same' && birth === 'same' && gender === 'same' ? 'same' : 'maybe';
}
