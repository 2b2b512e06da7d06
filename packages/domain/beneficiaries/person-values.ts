import type { CivilDate } from '../calendar/index.ts';

/** Details of a person that an edit may change, by their names on the wire. */
export interface PersonValues {
  readonly ben_name: string;
  readonly address: string;
  readonly beneficiary_gender: number;
  readonly ben_mobile_number: string;
  readonly ben_type_id: number;
  readonly dob: CivilDate;
  readonly dob_is_year: boolean;
  readonly photo_id_type: number | null;
  readonly photo_id_number: string;
  readonly village_id: number;
  readonly guardian_ben_id: string;
  readonly guardian_name: string;
  readonly father_name: string;
  readonly lmp_date: string | null;
  readonly previous_pregnancy_year: string;
  readonly blood_group: string;
  readonly child_weight: number | null;
  readonly abha_address: string;
}

/** Fields as an edit names them: `dob` brings `dob_is_year` along, the ID's number its type. */
export type EditedFieldName = Exclude<keyof PersonValues, 'dob_is_year' | 'photo_id_type'>;

/** A field's value as one text, for comparing and for the history; `7:ABC` is an ID of type 7, `1985` a mere year. */
export function fieldText(person: PersonValues, field: EditedFieldName): string {
  if (field === 'dob') return person.dob_is_year ? person.dob.slice(0, 4) : person.dob;
  if (field === 'photo_id_number')
    return person.photo_id_type === null ? '' : `${person.photo_id_type}:${person.photo_id_number}`;
  const value = person[field];
  return value === null ? '' : String(value);
}

/** The record with the changed fields taken from the edit. */
export function withEdit(current: PersonValues, edit: PersonValues, changed: readonly EditedFieldName[]): PersonValues {
  const fields: (keyof PersonValues)[] = [...changed];
  if (changed.includes('dob')) fields.push('dob_is_year');
  if (changed.includes('photo_id_number')) fields.push('photo_id_type');
  return { ...current, ...Object.fromEntries(fields.map((field) => [field, edit[field]])) };
}
