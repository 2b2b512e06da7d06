import type { CivilDate } from '../calendar/index.ts';
import { checkMobile } from '../contact/index.ts';
import {
  type AadhaarSetting,
  type AbhaEnvironment,
  checkAbhaAddress,
  checkReferenceNumber,
} from '../identity/index.ts';
import { type AgeLimits, bloodGroups, checkFatherName, checkName, citizenCategory, genders } from '../person/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkRemark } from '../text/index.ts';
import { checkAddress } from './address.ts';
import { birthRefusals } from './birth-rules.ts';
import { childRefusals, type GuardianFacts } from './child-rules.ts';
import { at, onePerPath } from './paths.ts';
import { photoIdRefusals } from './photo-id-rules.ts';
import { pregnancyRefusals } from './pregnancy-rules.ts';

/** A registration as the wire names its fields. */
export interface RegistrationInput {
  readonly beneficiary_id: string;
  readonly name: string;
  readonly gender: number;
  readonly dob_is_year: boolean;
  readonly birth_year: string;
  readonly dob: string;
  readonly mobile_number: string;
  readonly photo_id_type: number | null;
  readonly photo_id_number: string;
  readonly beneficiary_type_category_id: number;
  readonly ben_type_id: number;
  readonly address: string;
  readonly guardian_ben_id: string;
  readonly guardian_name: string;
  readonly father_name: string;
  readonly lmp_date: string | null;
  readonly previous_pregnancy_year: string;
  readonly blood_group: string;
  readonly child_weight: number | null;
  readonly abha_address: string;
  readonly consent: { readonly version: string; readonly language: string };
  readonly duplicate_overruled: { readonly reason: string } | null;
}

/** What the rules need besides the form. What is left out is not judged: a phone without network may not know it. */
export interface RegistrationFacts {
  readonly today: CivilDate;
  /** Aadhaar numbers that are nobody's; refused where real people are registered. */
  readonly testNumbers: AadhaarSetting['testNumbers'];
  /** Which suffix an ABHA address has. */
  readonly abha: AbhaEnvironment;
  /** What `sessionAgeLimits` says of the session on whose list the person comes. */
  readonly specialSession?: AgeLimits | undefined;
  /** The record behind `guardian_ben_id`; null when there is none in the actor's area. */
  readonly guardian?: GuardianFacts | null | undefined;
  /** People on this mobile number so far, and how many it may have (setting `max_members_per_mobile`). */
  readonly members?: { readonly count: number; readonly max: number } | undefined;
}

/** People on one mobile number, unless the setting says otherwise. */
export const defaultMembersPerMobile = 10;

/**
 * How many people a mobile number is said to have: those whom the asker may see, or all it may have where it is full.
 * How many others have it is nobody's business, only that there is no room left.
 */
export const membersTold = (
  members: { readonly count: number; readonly seen: number } | undefined,
  max: number,
): number => (members && members.count >= max ? Math.max(max, members.seen) : (members?.seen ?? 0));

type Refusals = readonly Refusal<RefusalCode>[];

function mobileRefusals({ mobile_number }: RegistrationInput, { members }: RegistrationFacts): Refusals {
  const checked = at('mobile_number', checkMobile(mobile_number));
  if (checked.length > 0 || !members || members.count < members.max) return checked;
  return [{ code: 'BENREG0001', path: 'mobile_number', values: { max: members.max } }];
}

function listRefusals(input: RegistrationInput): Refusals {
  const found: Refusal<RefusalCode>[] = [];
  if (!genders.some(({ id }) => id === input.gender)) found.push({ code: 'FLDVAL0029', path: 'gender' });
  const blood = input.blood_group;
  if (blood !== '' && !bloodGroups.some((group) => group === blood))
    found.push({ code: 'FLDVAL0029', path: 'blood_group' });
  if (input.beneficiary_type_category_id !== citizenCategory.id)
    found.push({ code: 'REQVAL0002', path: 'beneficiary_type_category_id' });
  return found;
}

function consentRefusals({ consent }: RegistrationInput): Refusals {
  const empty = (['version', 'language'] as const).filter((part) => consent[part].trim() === '');
  return empty.map((part) => ({ code: 'FLDVAL0001' as const, path: `consent.${part}` }));
}

function overruledRefusals({ duplicate_overruled }: RegistrationInput): Refusals {
  if (!duplicate_overruled) return [];
  const checked = checkRemark(duplicate_overruled.reason);
  if (checked.ok) return [];
  const { refusal } = checked;
  const path = 'duplicate_overruled.reason';
  return [refusal.code === 'FLDVAL0001' ? { code: 'BENREG0012', path } : { ...refusal, path }];
}

const optional = (value: string, check: (value: string) => ReturnType<typeof checkName>, path: string) =>
  value === '' ? [] : at(path, check(value));

/**
 * Everything wrong with a registration, at most one refusal a field, `path` as on the wire; empty when it may be
 * stored. The phone asks before saving, the server again inside its transaction. Source: specification 2, sections
 * 3, 5 and 9.
 */
export function registrationRefusals(input: RegistrationInput, facts: RegistrationFacts): Refusals {
  return onePerPath([
    ...at('beneficiary_id', checkReferenceNumber(input.beneficiary_id)),
    ...at('name', checkName(input.name)),
    ...listRefusals(input),
    ...birthRefusals(input, facts),
    ...mobileRefusals(input, facts),
    ...photoIdRefusals(input, facts),
    ...childRefusals(input, facts),
    ...pregnancyRefusals(input, facts),
    ...at('address', checkAddress(input.address)),
    ...optional(input.guardian_name, checkFatherName, 'guardian_name'),
    ...optional(input.father_name, checkFatherName, 'father_name'),
    ...optional(input.abha_address, (value) => checkAbhaAddress(value, facts.abha), 'abha_address'),
    ...consentRefusals(input),
    ...overruledRefusals(input),
  ]);
}
