import type { registration } from '@teeka/contract/beneficiaries';
import type { InputOf } from '@teeka/contract/call';
import {
  eachField,
  normalPerson,
  nothingOfKind,
  type PersonField,
  type PersonValues,
  personFieldNames,
  personFields,
  registrationConsentVersion,
} from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { makeReferenceNumber } from '@teeka/domain/identity';
import { beneficiaryTypeIds, beneficiaryTypesAt, citizenCategory } from '@teeka/domain/person';
import { type Birth, genderIds, numberIn, textIn } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';

/** A number nobody has yet, in all likelihood: 13 random digits and their check digit. */
export function newChildNumber(random: Uint32Array = crypto.getRandomValues(new Uint32Array(13))): string {
  const digits = Array.from(random.slice(0, 13), (value, at) => (at === 0 ? 1 + (value % 9) : value % 10)).join('');
  return makeReferenceNumber(digits);
}

const nobody = eachField<PersonField, PersonValues>(
  personFieldNames,
  (field) => nothingOfKind[personFields[field].kind] as PersonValues[typeof field],
);

/** The type under which a child is registered: a newborn while it is one, else what its age makes it. */
function typeOf(dob: CivilDate, gender: number, today: CivilDate): number {
  const types = beneficiaryTypesAt({ dob, dobIsYear: false, gender }, today).map(({ id }) => id);
  return types.includes(beneficiaryTypeIds.newBorn) ? beneficiaryTypeIds.newBorn : (types[0] ?? 0);
}

export interface NewbornFacts {
  readonly mother: PersonOnPhone;
  /** Left out where the family is reached at the mother's. */
  readonly mobile_number?: string;
  readonly delivery_id: string;
  readonly facility_id: string;
  readonly platform: 'App' | 'Web';
  readonly consent: { readonly language: string; readonly given_at: string };
  /** Why it is another child than those who are alike; null where nobody is. */
  readonly overruled: { readonly beneficiary_ids: string[]; readonly reason: string } | null;
  readonly captured_at: string;
  readonly today: CivilDate;
}

/** The registration of a living child of a delivery: with its mother, in her village, under her mobile number. */
export function registrationOfNewborn(birth: Birth, of: NewbornFacts): InputOf<typeof registration> {
  const { mother, captured_at, consent } = of;
  const { facts } = birth;
  const dob = textIn(facts, 'born_on');
  const gender = genderIds[textIn(facts, 'sex')] ?? 0;
  const ben_type_id = typeOf(dob, gender, of.today);
  const person: PersonValues = {
    ...nobody,
    name: textIn(facts, 'name'),
    gender,
    dob,
    mobile_number: of.mobile_number ?? mother.mobile,
    ben_type_id,
    village_id: mother.village_id,
    guardian_ben_id: mother.beneficiary_id,
    father_name: textIn(facts, 'father_name'),
    child_weight: numberIn(facts, 'weight'),
  };
  return {
    ...person,
    ...normalPerson(person),
    birth_year: '',
    beneficiary_id: birth.child_id ?? '',
    beneficiary_type_category_id: citizenCategory.id,
    beneficiary_type_category_name: citizenCategory.name,
    beneficiary_type_name: 'Citizen',
    beneficiary_type_name_other: '',
    ben_sub_type_id: ben_type_id,
    facility_id: of.facility_id,
    verifiedUsing: 'ConfirmMobile',
    platform: of.platform,
    delivery_id: of.delivery_id,
    consent: { version: registrationConsentVersion, ...consent },
    duplicate_overruled: of.overruled,
    captured_at,
  };
}
