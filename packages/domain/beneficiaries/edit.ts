import type { CivilDate } from '../calendar/index.ts';
import { checkMobile } from '../contact/index.ts';
import { type AadhaarSetting, type AbhaEnvironment, checkAbhaAddress } from '../identity/index.ts';
import { bloodGroups, checkFatherName, checkName, genders } from '../person/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkAddress } from './address.ts';
import { birthRefusals } from './birth-rules.ts';
import { childRefusals, type GuardianFacts } from './child-rules.ts';
import { type BirthEditFacts, birthEditRefusals } from './edit-birth.ts';
import { at, onePerPath } from './paths.ts';
import type { EditedFieldName, PersonValues } from './person-values.ts';
import { photoIdRefusals } from './photo-id-rules.ts';
import { pregnancyRefusals } from './pregnancy-rules.ts';

/** What the rules of an edit need besides the record. What is left out is not judged. */
export interface EditFacts {
  readonly today: CivilDate;
  readonly testNumbers: AadhaarSetting['testNumbers'];
  readonly abha: AbhaEnvironment;
  readonly beneficiary_id: string;
  readonly read_out: boolean;
  readonly deceased: boolean;
  readonly guardian?: GuardianFacts | null | undefined;
  /** Other people on the new mobile number, and how many it may have in all. */
  readonly members?: { readonly count: number; readonly max: number } | undefined;
  /** What bounds a new date of birth. */
  readonly birth?: BirthEditFacts | undefined;
}

type Refusals = readonly Refusal<RefusalCode>[];

/** Fields whose change makes a group of rules worth asking again. */
const concerns = {
  birth: ['dob', 'beneficiary_gender', 'ben_type_id'],
  photoId: ['dob', 'photo_id_number'],
  child: ['dob', 'ben_type_id', 'guardian_ben_id', 'child_weight'],
  pregnancy: ['ben_type_id', 'lmp_date', 'previous_pregnancy_year'],
} as const satisfies Record<string, readonly EditedFieldName[]>;

/** Names of the registration's rules for fields that an edit calls otherwise. */
const wirePaths: Readonly<Record<string, string>> = { birth_year: 'year' };

function asRegistration(person: PersonValues, { beneficiary_id }: EditFacts) {
  const { beneficiary_gender: gender, dob, dob_is_year } = person;
  return { ...person, beneficiary_id, gender, birth_year: dob_is_year ? dob.slice(0, 4) : '' };
}

function single(person: PersonValues, facts: EditFacts): Partial<Record<EditedFieldName, () => Refusals>> {
  const name = (field: 'guardian_name' | 'father_name') => () =>
    person[field] === '' ? [] : at(field, checkFatherName(person[field]));
  const listed = (field: EditedFieldName, known: boolean): Refusals =>
    known ? [] : [{ code: 'FLDVAL0029', path: field }];
  const { members } = facts;
  return {
    ben_name: () => at('ben_name', checkName(person.ben_name)),
    address: () => at('address', checkAddress(person.address)),
    beneficiary_gender: () =>
      listed(
        'beneficiary_gender',
        genders.some(({ id }) => id === person.beneficiary_gender),
      ),
    ben_mobile_number: () => {
      const path = 'ben_mobile_number';
      const checked = at(path, checkMobile(person.ben_mobile_number));
      const full = members && members.count >= members.max;
      return checked.length === 0 && full ? [{ code: 'BENREG0001', path, values: { max: members.max } }] : checked;
    },
    guardian_name: name('guardian_name'),
    father_name: name('father_name'),
    blood_group: () =>
      listed(
        'blood_group',
        ['', ...bloodGroups].some((group) => group === person.blood_group),
      ),
    abha_address: () =>
      person.abha_address === '' ? [] : at('abha_address', checkAbhaAddress(person.abha_address, facts.abha)),
    dob: () => (facts.birth ? birthEditRefusals(person.dob, facts.birth) : []),
  };
}

function grouped(person: PersonValues, changed: readonly EditedFieldName[], facts: EditFacts): Refusals {
  const concerned = (group: keyof typeof concerns) => concerns[group].some((field) => changed.includes(field));
  const whole = asRegistration(person, facts);
  const photoIds = photoIdRefusals(whole, facts);
  return [
    ...(concerned('birth') ? birthRefusals(whole, facts) : []),
    // An ID that stays is not known in clear to the phone: only its kind is judged.
    ...(concerned('photoId') && (changed.includes('photo_id_number') || person.photo_id_type !== null)
      ? photoIds.filter(({ path }) => path === 'photo_id_type' || changed.includes('photo_id_number'))
      : []),
    ...(concerned('child')
      ? childRefusals(whole, facts).filter(
          ({ path }) => path !== 'child_weight' || changed.includes('child_weight') || changed.includes('ben_type_id'),
        )
      : []),
    ...(concerned('pregnancy') ? pregnancyRefusals(whole, facts) : []),
  ].map((refusal) => ({ ...refusal, path: wirePaths[refusal.path ?? ''] ?? refusal.path ?? '' }));
}

/**
 * Everything wrong with an edit, at most one refusal a field: `person` is the record as it would be, `changed` the
 * fields that differ. Not read out BENDET0003, a dead person BENDET0002; DOBEDIT001-003 as `birthEditRefusals`; the
 * fields as in a registration.
 */
export function editRefusals(person: PersonValues, changed: readonly EditedFieldName[], facts: EditFacts): Refusals {
  if (facts.deceased) return [{ code: 'BENDET0002', path: 'beneficiary_id' }];
  const rules = single(person, facts);
  return onePerPath([
    ...(facts.read_out ? [] : [{ code: 'BENDET0003' as const, path: 'read_out' }]),
    ...changed.flatMap((field) => rules[field]?.() ?? []),
    ...grouped(person, changed, facts),
  ]);
}
