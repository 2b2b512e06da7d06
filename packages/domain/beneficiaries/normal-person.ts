import type { CivilDate } from '../calendar/index.ts';
import { checkReferenceNumber, normalPhotoId, photoIdType } from '../identity/index.ts';
import { birthOfYear } from '../person/index.ts';
import { trimmed, upperCased, withoutSpaces } from '../text/index.ts';
import type { PersonValues } from './person-values.ts';

/** A person's details as they are kept: trimmed, names and IDs in capitals, numbers without spaces. */
export type NormalPerson = PersonValues;

const name = (value: string): string => upperCased(trimmed(value));

function reference(value: string): string {
  const checked = checkReferenceNumber(value);
  return checked.ok ? checked.normal : trimmed(value);
}

/** The normal form of details that the rules accept; of others it is only near. `birth_year` counts where `dob_is_year`. */
export function normalPerson(person: PersonValues & { readonly birth_year?: string }): NormalPerson {
  const { photo_id_type: type, dob_is_year, birth_year } = person;
  const year = trimmed(birth_year ?? '');
  const dob: CivilDate = dob_is_year && year !== '' ? birthOfYear(year) : trimmed(person.dob);
  const lmp = trimmed(person.lmp_date ?? '');
  const { birth_year: _, ...rest } = person;
  return {
    ...rest,
    ben_name: name(person.ben_name),
    address: trimmed(person.address),
    ben_mobile_number: withoutSpaces(person.ben_mobile_number),
    dob,
    photo_id_number: type === null ? '' : normalPhotoId(photoIdType(type), person.photo_id_number),
    guardian_ben_id: reference(person.guardian_ben_id),
    guardian_name: name(person.guardian_name),
    father_name: name(person.father_name),
    lmp_date: lmp === '' ? null : lmp,
    previous_pregnancy_year: trimmed(person.previous_pregnancy_year),
    abha_address: trimmed(person.abha_address),
  };
}
