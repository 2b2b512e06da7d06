import type { Comparable } from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

/** Kind and last characters of an ID: all that a phone without network has of one. */
export const endOfPhotoId = (type: string | number | null, last4: string): string | undefined =>
  type === null || type === '' || last4 === '' ? undefined : `${type}:${last4}`;

/** A person of this phone, as duplicates are judged by. */
export const comparable = (person: PersonOnPhone): Comparable => ({
  name: person.ben_name,
  dob: person.dob,
  dob_is_year: person.dob_is_year,
  gender: person.gender,
  guardian_name: person.guardian_name,
  mobile: person.mobile,
  photo_id_end: endOfPhotoId(person.photo_id_type, person.photo_id_last4),
});
