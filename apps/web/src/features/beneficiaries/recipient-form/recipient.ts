import {
  birthOf,
  eachField,
  fieldRow,
  type PersonField,
  type PersonValues,
  personFieldNames,
  personFields,
  type RuleName,
} from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { type PhotoIdType, photoIdTypesOfBirthYear } from '@teeka/domain/identity';
import {
  agesOfType,
  type BeneficiaryType,
  beneficiaryTypeIds,
  beneficiaryTypesAt,
  birthOfYear,
  needsGuardian,
} from '@teeka/domain/person';

/** A person's fields as they are typed: numbers of choices are texts, as selects have them. */
type TypedFields = { readonly [Field in PersonField]: PersonValues[Field] extends boolean ? boolean : string };

/** The form as it is typed; kept as a draft. */
export interface Recipient extends TypedFields {
  readonly birth_year: string;
  /** The name as it was typed in Hindi; it is shown beside the name, not sent. */
  readonly name_reading: string;
  /** Where the village is looked for; not part of a person's record. */
  readonly state_id: string;
  readonly district_id: string;
  readonly block_id: string;
  /** The mobile number once more; it is compared, not sent. */
  readonly mobile_repeated: string;
  /** The ID on record is to be taken off it; only while editing. */
  readonly photo_id_removed: boolean;
}

export const emptyRecipient: Recipient = {
  ...eachField<PersonField, TypedFields>(personFieldNames, (field) =>
    personFields[field].kind === 'yes-no' ? false : '',
  ),
  birth_year: '',
  name_reading: '',
  state_id: '',
  district_id: '',
  block_id: '',
  mobile_repeated: '',
  photo_id_removed: false,
};

/** A form that an earlier version of the app kept, with the fields that it did not have. */
export const wholeRecipient = (kept: Partial<Recipient>): Recipient => ({ ...emptyRecipient, ...kept });

/** Day of birth, 1 January where only the year is known; undefined while it is none. */
export function bornOn(form: Recipient): CivilDate | undefined {
  return birthOf({ ...form, birth_year: form.birth_year.trim() });
}

/** The types that the state of a village has taken away. */
export type TypesOffAt = (villageId: string) => readonly number[];
const noneOff: TypesOffAt = () => [];

/** Types open to the age and gender where the state has not taken them away; none before the birth is known. */
export function typesOf(form: Recipient, today: CivilDate, off: readonly number[] = []): readonly BeneficiaryType[] {
  const dob = bornOn(form);
  if (!dob || dob > today) return [];
  const gender = form.gender === '' ? undefined : Number(form.gender);
  return beneficiaryTypesAt({ dob, dobIsYear: form.dob_is_year, gender }, today).filter(({ id }) => !off.includes(id));
}

/** The type of the form, where age, gender and state leave no other. */
export function onlyType(form: Recipient, today: CivilDate, off: readonly number[] = []): BeneficiaryType | undefined {
  const [type, ...others] = typesOf(form, today, off);
  return others.length === 0 && String(type?.id) === form.ben_type_id ? type : undefined;
}

/** Photo IDs offered to the year of birth and the ages of the type; none before the birth is known. */
export function photoIdsOf(form: Recipient, today: CivilDate): readonly PhotoIdType[] {
  const dob = bornOn(form);
  return dob ? photoIdTypesOfBirthYear(Number(dob.slice(0, 4)), today, agesOfType(Number(form.ben_type_id))) : [];
}

export const isPregnant = (form: Recipient): boolean => Number(form.ben_type_id) === beneficiaryTypeIds.pregnantWoman;
export const isChild = (form: Recipient): boolean => form.ben_type_id !== '' && needsGuardian(Number(form.ben_type_id));

const yearOf = (form: Recipient): string => bornOn(form)?.slice(0, 4) ?? '';

function withPhotoId(before: Recipient, form: Recipient): Recipient {
  if (yearOf(before) !== yearOf(form)) return { ...form, photo_id_type: '', photo_id_number: '' };
  if (before.photo_id_type === form.photo_id_type) return form;
  return { ...form, photo_id_number: '', photo_id_removed: false };
}

function withType(form: Recipient, today: CivilDate, offAt: TypesOffAt): Recipient {
  const open = typesOf(form, today, offAt(form.village_id)).map(({ id }) => String(id));
  if (open.includes(form.ben_type_id)) return form;
  return { ...form, ben_type_id: open.length === 1 ? (open[0] ?? '') : '' };
}

/** The fields that a rule judges, as they stand in an empty form. */
const emptied = (rule: RuleName): Partial<Recipient> =>
  eachField<PersonField, TypedFields>(
    personFieldNames.filter((field) => fieldRow(field).rules?.includes(rule)),
    (field) => emptyRecipient[field],
  );

/** What belongs to another type goes with it. */
function withoutForeign(before: Recipient, form: Recipient): Recipient {
  if (before.ben_type_id === form.ben_type_id) return form;
  const pregnancy = isPregnant(form) ? {} : emptied('pregnancy');
  const child = isChild(form) ? {} : emptied('child');
  const photoId = before.ben_type_id === '' ? {} : { photo_id_type: '', photo_id_number: '' };
  const worker = isChild(form) ? { worker_category: '' } : {};
  return { ...form, ...pregnancy, ...child, ...photoId, ...worker };
}

/** A narrower place belongs to the wider one in which it was chosen. */
function withPlaces(before: Recipient, form: Recipient): Recipient {
  if (before.state_id !== form.state_id) return { ...form, district_id: '', block_id: '', village_id: '' };
  if (before.district_id !== form.district_id) return { ...form, block_id: '', village_id: '' };
  return before.block_id === form.block_id ? form : { ...form, village_id: '' };
}

/**
 * The form after a change: the photo ID is cleared when the year of birth or the person's type changes, its number
 * when another ID is chosen; the type follows age and gender, and the fields of a type that no longer holds are
 * emptied (specification 2, section 5).
 */
export function withChange(
  form: Recipient,
  change: Partial<Recipient>,
  today: CivilDate,
  offAt: TypesOffAt = noneOff,
): Recipient {
  const typed = { ...form, ...change };
  const dob = typed.dob_is_year && change.birth_year !== undefined ? birthOfYear(typed.birth_year) : typed.dob;
  const whole = typed.dob_is_year ? { ...typed, dob } : { ...typed, birth_year: '' };
  return withoutForeign(form, withType(withPhotoId(form, withPlaces(form, whole)), today, offAt));
}
