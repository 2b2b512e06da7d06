import { ageOn, type CivilDate } from '../calendar/index.ts';
import { measures } from '../person/index.ts';
import { type Birth, textIn } from './event.ts';

/** The sex of a child as people have it: 1 male, 2 female, 3 others. */
export const genderIds: Readonly<Record<string, number>> = { male: 1, female: 2, other: 3 };

/** Somebody registered, as far as it is asked whether they are the child of a delivery. */
export interface RegisteredPerson {
  readonly dob: CivilDate;
  readonly gender: number;
  /** Who looks after them; null where that is nobody registered. */
  readonly guardian: { readonly beneficiary_id: string; readonly gender: number; readonly dob: CivilDate } | null;
}

/** A woman who may have borne the child herself: it is hers as far as is known. */
function mayHaveBorne({ gender, dob }: NonNullable<RegisteredPerson['guardian']>, born: CivilDate): boolean {
  const { min, max } = measures.age;
  const age = ageOn(dob, born)?.years ?? 0;
  return gender === genderIds.female && age >= min && age <= max;
}

/**
 * May a child of this woman's delivery be this person, who was registered before the delivery was written down, or with one that
 * was taken back? Of the same day and sex, and with no guardian who may be the mother herself. That they are the child of no other
 * delivery is asked beside. Who has a guardian, a father or a grandmother, keeps them; who has none is the mother's from then on.
 */
export function mayBeThisChild(
  { facts }: Pick<Birth, 'facts'>,
  { dob, gender, guardian }: RegisteredPerson,
  mother: string,
): boolean {
  const isSame = dob === textIn(facts, 'born_on') && gender === genderIds[textIn(facts, 'sex')];
  return isSame && (guardian === null || guardian.beneficiary_id === mother || !mayHaveBorne(guardian, dob));
}
