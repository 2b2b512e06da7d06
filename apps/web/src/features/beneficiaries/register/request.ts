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
import { amountTyped } from '@teeka/domain/text';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';

export type Registration = RequestOf<typeof registration>;

/** The half-filled registration: the form, and what is asked at its end. */
export interface RegistrationDraft {
  readonly form: Recipient;
  readonly consent_at: string;
  readonly reason: string;
  /** Once it was saved: whose registration it is, and the photo that was saved beside it. */
  readonly id?: string;
  readonly photo?: string;
}
export const emptyDraft: RegistrationDraft = { form: emptyRecipient, consent_at: '', reason: '' };

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

const numberOr = <T>(text: string, otherwise: T): number | T => (text.trim() === '' ? otherwise : Number(text));

/** The request that a form makes. */
export function requestOf(draft: RegistrationDraft, facts: SavingFacts): Registration {
  const { consent_at, reason } = draft;
  const {
    state_id: _,
    district_id: __,
    block_id: ___,
    photo_id_removed: ____,
    mobile_repeated: _____,
    ...form
  } = draft.form;
  const { session_id, alike, elsewhere, beneficiary_id, facility_id, captured_at, language } = facts;
  const typeId = Number(form.ben_type_id);
  return {
    ...form,
    dob: form.dob_is_year && form.birth_year.trim() !== '' ? birthOfYear(form.birth_year.trim()) : form.dob,
    gender: Number(form.gender),
    village_id: Number(form.village_id),
    ben_type_id: typeId,
    photo_id_type: numberOr(form.photo_id_type, null),
    lmp_date: form.lmp_date === '' ? null : form.lmp_date,
    child_weight: amountTyped(form.child_weight),
    beneficiary_id,
    beneficiary_type_category_id: citizenCategory.id,
    beneficiary_type_category_name: citizenCategory.name,
    beneficiary_type_name: 'Citizen',
    beneficiary_type_name_other: '',
    ...(beneficiaryTypes.some(({ id }) => id === typeId) ? { ben_sub_type_id: typeId } : {}),
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
export function normalRequest(request: Registration): Registration {
  const kept = normalPerson({
    ...request,
    ben_name: request.name,
    beneficiary_gender: request.gender,
    ben_mobile_number: request.mobile_number,
  });
  const { ben_name, ben_mobile_number, beneficiary_gender: _, ...rest } = kept;
  const fields = Object.fromEntries(Object.entries(rest).filter(([key]) => key in request));
  return { ...request, ...fields, name: ben_name, mobile_number: ben_mobile_number };
}
