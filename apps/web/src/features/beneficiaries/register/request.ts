import type { registration } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import {
  normalPerson,
  type RegistrationFacts,
  registrationConsentVersion,
  registrationRefusals,
} from '@teeka/domain/beneficiaries';
import { makeReferenceNumber } from '@teeka/domain/identity';
import { beneficiaryTypes, birthOfYear, citizenCategory } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import { personOfForm } from '../recipient-form/person-of-form.ts';
import { emptyRecipient, type Recipient, wholeRecipient } from '../recipient-form/recipient.ts';
import type { NewGuardian } from './new-guardian.ts';

export type Registration = RequestOf<typeof registration>;

/** The half-filled registration: the form, and what is asked at its end. */
export interface RegistrationDraft {
  readonly form: Recipient;
  readonly consent_at: string;
  readonly reason: string;
  /** The mother or guardian of a child, where she is registered together with it. */
  readonly guardian: NewGuardian | null;
  /** Once it was saved: whose registration it is, and the photo that was saved beside it. */
  readonly id?: string;
  readonly photo?: string;
}
export const emptyDraft: RegistrationDraft = { form: emptyRecipient, consent_at: '', reason: '', guardian: null };
/** An earlier version of the app kept no guardian, and fewer fields. */
export const wholeDraft = ({ guardian = null, ...kept }: RegistrationDraft): RegistrationDraft => ({
  ...kept,
  form: wholeRecipient(kept.form),
  guardian: guardian && { ...guardian, form: wholeRecipient(guardian.form) },
});

/** Has anything been typed? */
export const isBegun = ({ form, consent_at, reason }: RegistrationDraft): boolean =>
  consent_at !== '' ||
  reason !== '' ||
  Object.entries(emptyRecipient).some(([key, empty]) => form[key as keyof Recipient] !== empty);

/** A number nobody has yet, in all likelihood: 13 random digits and their check digit. */
export function newReferenceNumber(random: Uint32Array): string {
  const digits = Array.from(random.slice(0, 13), (value, at) => (at === 0 ? 1 + (value % 9) : value % 10)).join('');
  return makeReferenceNumber(digits);
}

export interface SavingFacts {
  readonly beneficiary_id: string;
  readonly facility_id: string;
  readonly session_id: string | undefined;
  readonly language: string;
  readonly platform: 'App' | 'Web';
  readonly captured_at: string;
  readonly alike: readonly string[];
  /** The photo ID is on record outside the worker's area. */
  readonly elsewhere: boolean;
}

/** So many numbers a registration names at most; the server names no more either. */
const mostOverruled = 20;

/** The request that a form makes. */
export function requestOf(draft: Omit<RegistrationDraft, 'guardian'>, facts: SavingFacts): Registration {
  const { form, consent_at, reason } = draft;
  const { session_id, alike, elsewhere, beneficiary_id, facility_id, captured_at, language } = facts;
  const person = personOfForm(form);
  const year = form.dob_is_year ? form.birth_year.trim() : '';
  return {
    ...person,
    birth_year: form.birth_year,
    dob: year === '' ? form.dob : birthOfYear(year),
    beneficiary_id,
    beneficiary_type_category_id: citizenCategory.id,
    beneficiary_type_category_name: citizenCategory.name,
    beneficiary_type_name: 'Citizen',
    beneficiary_type_name_other: '',
    ...(beneficiaryTypes.some(({ id }) => id === person.ben_type_id) ? { ben_sub_type_id: person.ben_type_id } : {}),
    facility_id,
    verifiedUsing: 'ConfirmMobile',
    platform: facts.platform,
    ...(session_id === undefined ? {} : { session_id }),
    consent: {
      version: consent_at === '' ? '' : registrationConsentVersion,
      language,
      given_at: consent_at || captured_at,
    },
    duplicate_overruled:
      alike.length === 0 && !elsewhere ? null : { beneficiary_ids: alike.slice(0, mostOverruled), reason },
    captured_at,
  };
}

/** Everything wrong with the form, by the rules that the server judges by. */
export function refusalsOf(request: Registration, facts: RegistrationFacts): readonly Refusal[] {
  const village: Refusal[] = request.village_id > 0 ? [] : [{ code: 'FLDVAL0001', path: 'village_id' }];
  const found = registrationRefusals(request, facts);
  return [...village, ...(request.ben_type_id > 0 ? found : withoutType(found))];
}

const isOfBirth = ({ path }: Refusal): boolean => path === 'dob' || path === 'birth_year';

/** No type is chosen: it is missing like any other field, and not asked for while the birth does not offer any. */
function withoutType(found: readonly Refusal[]): readonly Refusal[] {
  const others = found.filter(({ path }) => path !== 'ben_type_id');
  return others.some(isOfBirth) ? others : [...others, { code: 'FLDVAL0001', path: 'ben_type_id' }];
}

/** As it goes out: trimmed, names in capitals. */
export const normalRequest = (request: Registration): Registration => ({ ...request, ...normalPerson(request) });
