import type { AbhaEnvironment } from '../abha/index.ts';
import type { CivilDate } from '../calendar/index.ts';
import { checkMobile } from '../contact/index.ts';
import type { AadhaarSetting } from '../identity/index.ts';
import { type AgeLimits, genders } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { accepted, refused, refusedAt, type Verdict } from '../text/index.ts';
import { birthRefusals } from './birth-rules.ts';
import { childRefusals, type GuardianFacts } from './child-rules.ts';
import { type BirthEditFacts, birthEditRefusals } from './edit-birth.ts';
import { fieldRow, type PersonField, type PersonValues, type RuleName } from './person-fields.ts';
import { photoIdRefusals } from './photo-id-rules.ts';
import { pregnancyRefusals } from './pregnancy-rules.ts';

/** What the rules need besides the form. What is left out is not judged: a phone without network may not know it. */
export interface PersonFacts {
  readonly today: CivilDate;
  /** Aadhaar numbers that are nobody's; refused where real people are registered. */
  readonly testNumbers: AadhaarSetting['testNumbers'];
  /** Which suffix an ABHA address has. */
  readonly abha: AbhaEnvironment;
  /** The record behind `guardian_ben_id`; null when there is none in the actor's area. */
  readonly guardian?: GuardianFacts | null | undefined;
  /** Other people on the mobile number, and how many it may have in all (setting `max_members_per_mobile`). */
  readonly members?: { readonly count: number; readonly max: number } | undefined;
  /** What `sessionAgeLimits` says of the session on whose list the person comes. */
  readonly specialSession?: AgeLimits | undefined;
  /** Types that the state of the village has taken away; one that a person on record has is none of them. */
  readonly typesOff?: readonly number[] | undefined;
  /** What bounds a new date of birth of somebody on record. */
  readonly birth?: BirthEditFacts | undefined;
}

/** A person as it is judged: with the number, and the year as it was typed. The village is judged by its place. */
export interface JudgedPerson extends Omit<PersonValues, 'village_id'> {
  readonly beneficiary_id: string;
  readonly birth_year: string;
}

function mobileRefusals({ mobile_number }: JudgedPerson, { members }: PersonFacts): Refusals {
  const checked = refusedAt('mobile_number', checkMobile(mobile_number));
  if (checked.length > 0 || !members || members.count < members.max) return checked;
  return [{ code: 'BENREG0001', path: 'mobile_number', values: { max: members.max } }];
}

const rules: Readonly<Record<RuleName, (person: JudgedPerson, facts: PersonFacts) => Refusals>> = {
  gender: ({ gender }) => (genders.some(({ id }) => id === gender) ? [] : [{ code: 'FLDVAL0029', path: 'gender' }]),
  birthBounds: ({ dob }, { birth }) => (birth ? birthEditRefusals(dob, birth) : []),
  birth: birthRefusals,
  mobile: mobileRefusals,
  photoId: photoIdRefusals,
  child: childRefusals,
  pregnancy: pregnancyRefusals,
};

/** What is wrong with a person by some rules. */
export const refusalsByRules = (names: readonly RuleName[], person: JudgedPerson, facts: PersonFacts): Refusals =>
  names.flatMap((name) => rules[name](person, facts));

/** A text that was filled in, by itself: a choice that is none of its list FLDVAL0029, else as the field's check. */
export function checkField(field: PersonField, value: string, facts: Pick<PersonFacts, 'abha'>): Verdict {
  const { check, options } = fieldRow(field);
  if (options && !options.includes(value)) return refused('FLDVAL0029');
  return check ? check(value, facts) : accepted(value);
}

/** What is wrong with the text in a field by itself; only the name must be there. */
export function refusalsOfField(field: PersonField, person: JudgedPerson, facts: PersonFacts): Refusals {
  if (field === 'village_id') return [];
  const value = person[field];
  const isChecked = typeof value === 'string' && (value !== '' || field === 'name');
  return isChecked ? refusedAt(field, checkField(field, value, facts)) : [];
}
