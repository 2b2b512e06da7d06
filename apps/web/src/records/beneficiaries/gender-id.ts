import { genders } from '@teeka/domain/person';

/** The wire id of a gender's name; a number travels as it is. */
export const genderId = (gender: string): number =>
  genders.find((one) => one.gender === gender)?.id ?? (Number(gender) || 0);
