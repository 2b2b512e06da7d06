import { type EditedFieldName, eachField, fieldsWith, type PersonField, type PersonValues } from './person-fields.ts';

/** A field's value as one text, for comparing and for the history; `7:ABC` is an ID of type 7, `1985` a mere year. */
export function fieldText(person: PersonValues, field: EditedFieldName): string {
  if (field === 'dob') return person.dob_is_year ? person.dob.slice(0, 4) : person.dob;
  if (field === 'photo_id_number')
    return person.photo_id_type === null ? '' : `${person.photo_id_type}:${person.photo_id_number}`;
  return String(person[field] ?? '');
}

/** The record with the changed fields taken from the edit. */
export const withEdit = (
  current: PersonValues,
  edit: PersonValues,
  changed: readonly EditedFieldName[],
): PersonValues => ({
  ...current,
  ...eachField<PersonField, PersonValues>(changed.flatMap(fieldsWith), (field) => edit[field]),
});
