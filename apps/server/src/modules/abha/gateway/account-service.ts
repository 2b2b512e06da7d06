import type { AbhaProfile } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
import type { RefusalCode } from '@teeka/domain/refusal';

/** Why the service did not do it: a code of ours, its own kept for the worker to tell. */
export interface ServiceRefusal {
  readonly refusal: RefusalCode;
  readonly code: string;
  /** Our field that it is about, where that is another than what was asked with. */
  readonly field?: string;
}

/** A code is on its way; the end of the mobile number, masked, where the service tells it. */
export interface CodeSent {
  readonly txn: string;
  readonly mobile_masked: string;
}

/** By what an account is looked for. */
export type SearchedBy = 'number' | 'address' | 'mobile';

export interface ListedAccount {
  /** `00-0000-0000-0000` */
  readonly number: string;
  readonly name: string;
}

/** Accounts that a search found: of a mobile number one is still to be chosen, else the token opens the only one. */
export interface FoundAccounts {
  readonly token: string;
  readonly accounts: readonly ListedAccount[];
}

/** The account of a child, as its guardian's tells of it. */
export type ListedChild = Pick<
  AbhaProfile,
  'abha_number' | 'abha_address' | 'name' | 'dob' | 'year_of_birth' | 'gender'
>;

/** An account and whether it is in use still. */
export interface OpenAccount {
  readonly profile: AbhaProfile;
  readonly isActive: boolean;
}

export interface Enrolled extends OpenAccount {
  readonly txn: string;
  /** Opens the account for some minutes. */
  readonly token: string;
  readonly isNew: boolean;
}

/** The proof brought for an Aadhaar number, where no code is. */
export type AbhaProof =
  | { readonly by: 'demographic'; readonly name: string; readonly dob: CivilDate; readonly gender: 1 | 2 | 3 }
  | { readonly by: 'biometric'; readonly pidData: string }
  | { readonly by: 'face'; readonly picture: string };

export interface NewChild {
  readonly name: string;
  readonly dob: CivilDate;
  readonly gender: 1 | 2 | 3;
}

type Answer<T> = Promise<T | ServiceRefusal>;

/** The account service as this product uses it. Numbers and codes go in clear and leave the process encrypted only. */
export interface AccountService {
  search(by: SearchedBy, value: string): Answer<CodeSent>;
  /** Null for a wrong code. */
  verifySearch(of: { readonly txn: string; readonly by: SearchedBy; readonly otp: string }): Answer<FoundAccounts>;
  /** The token of one of the accounts of a mobile number. */
  choose(of: {
    readonly txn: string;
    readonly token: string;
    readonly number: string;
  }): Answer<{ readonly token: string }>;
  requestOtp(aadhaar: string): Answer<CodeSent>;
  enrol(of: { readonly txn: string; readonly otp: string; readonly mobile: string }): Answer<Enrolled>;
  enrolDirectly(of: { readonly aadhaar: string; readonly mobile: string; readonly proof: AbhaProof }): Answer<Enrolled>;
  /** The accounts that were made within a guardian's. */
  children(parentToken: string): Answer<{ readonly children: readonly ListedChild[] }>;
  enrolChild(parentToken: string, child: NewChild): Answer<Enrolled>;
  requestMobileOtp(txn: string, mobile: string): Answer<CodeSent>;
  verifyMobile(txn: string, otp: string): Answer<{ readonly matched: true }>;
  suggestions(txn: string): Answer<{ readonly names: readonly string[] }>;
  setAddress(txn: string, name: string): Answer<{ readonly address: string }>;
  open(token: string): Answer<OpenAccount>;
  picture(token: string, of: 'abha-card' | 'qrCode'): Answer<{ readonly png: string }>;
}

export const isServiceRefusal = <T extends object>(answer: T | ServiceRefusal): answer is ServiceRefusal =>
  'refusal' in answer;

/** It did not answer, or with something that is no answer. */
export const noAnswer: ServiceRefusal = { refusal: 'REQVAL0014', code: '' };
/** A wrong code, however it is told. */
export const wrongOtp: ServiceRefusal = { refusal: 'USRPRF0002', code: '' };
