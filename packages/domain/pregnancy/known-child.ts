import type { CivilDate } from '../calendar/index.ts';
import { type Birth, textIn } from './event.ts';

/** The sex of a child as people have it: 1 male, 2 female, 3 others. */
export const genderIds: Readonly<Record<string, number>> = { male: 1, female: 2, other: 3 };

/** Somebody registered, as far as it is asked whether they are the child of a delivery. */
export interface RegisteredPerson {
  readonly dob: CivilDate;
  readonly gender: number;
}

/**
 * May a child of a delivery be this person, who was registered before the delivery was written down, or with one that was taken
 * back? Of the same day and sex. That they are the child of no other delivery is asked beside. Who has a guardian, a father or a
 * grandmother, keeps them; who has none is the mother's from then on.
 */
export const mayBeThisChild = ({ facts }: Pick<Birth, 'facts'>, { dob, gender }: RegisteredPerson): boolean =>
  dob === textIn(facts, 'born_on') && gender === genderIds[textIn(facts, 'sex')];
