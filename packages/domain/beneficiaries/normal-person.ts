import type { CivilDate } from '../calendar/index.ts';
import { checkReferenceNumber, normalPhotoId, photoIdType } from '../identity/index.ts';
import { birthOfYear } from '../person/index.ts';
import { trimmed, upperCased, withoutSpaces } from '../text/index.ts';
import { detailFields, eachField, type PersonValues, personFields } from './person-fields.ts';

/** A person's details as they are kept: trimmed, names and IDs in capitals, numbers without spaces. */
export type NormalPerson = PersonValues;

const name = (value: string): string => upperCased(trimmed(value));

function reference(value: string): string {
  const checked = checkReferenceNumber(value);
  return checked.ok ? checked.normal : trimmed(value);
}

/** A choice is one of its list to the letter. */
function normalDetail<Value extends string | number | null>(kind: string, value: Value) {
  if (typeof value !== 'string' || kind === 'choice') return value;
  if (kind === 'name') return name(value);
  const text = trimmed(value);
  return kind === 'day' && text === '' ? null : text;
}

/** The normal form of details that the rules accept; of others it is only near. `birth_year` counts where `dob_is_year`. */
export function normalPerson(person: PersonValues & { readonly birth_year?: string }): NormalPerson {
  const { photo_id_type: type, dob_is_year, birth_year } = person;
  const year = trimmed(birth_year ?? '');
  const dob: CivilDate = dob_is_year && year !== '' ? birthOfYear(year) : trimmed(person.dob);
  const { birth_year: _, ...rest } = person;
  return {
    ...rest,
    ...eachField<(typeof detailFields)[number], PersonValues>(detailFields, (field) =>
      normalDetail(personFields[field].kind, person[field]),
    ),
    name: name(person.name),
    address: trimmed(person.address),
    mobile_number: withoutSpaces(person.mobile_number),
    dob,
    photo_id_number: type === null ? '' : normalPhotoId(photoIdType(type), person.photo_id_number),
    guardian_ben_id: reference(person.guardian_ben_id),
  };
}
