import type { RefusalCode } from '@teeka/domain/refusal';
import type { Kyc } from '@teeka/domain/verification';

/** What the authority knows of somebody, as far as it is shown. */
export interface AuthorityKyc extends Kyc {
  readonly address: string;
}

/** Why the authority gave no answer to the question: a code of ours, its own kept for the worker to tell. */
export interface AuthorityRefusal {
  readonly refusal: RefusalCode;
  readonly code: string;
}

export interface AuthorityOutcome {
  readonly matched: boolean;
  readonly kyc: AuthorityKyc | null;
}

/** A code is on its way to the mobile linked to the number; its end is known where the authority tells it. */
export interface CodeSent {
  readonly txn: string;
  readonly mobile_masked: string;
}

/** The proof brought for an Aadhaar number. */
export type Proof =
  | {
      readonly by: 'demographic';
      readonly name: string;
      readonly yearOfBirth: number;
      readonly gender: 1 | 2 | 3;
    }
  | { readonly by: 'biometric'; readonly pidData: string }
  | { readonly by: 'face'; readonly picture: string };

/** The identity authority as this product uses it. Numbers and codes go in clear and leave the process encrypted only. */
export interface IdentityAuthority {
  requestOtp(aadhaar: string): Promise<CodeSent | AuthorityRefusal>;
  verifyOtp(txn: string, otp: string): Promise<AuthorityOutcome | AuthorityRefusal>;
  verify(aadhaar: string, proof: Proof): Promise<AuthorityOutcome | AuthorityRefusal>;
}

export const isRefusal = <T extends object>(answer: T | AuthorityRefusal): answer is AuthorityRefusal =>
  'refusal' in answer;

/** It did not answer, or with something that is no answer: one refusal for all of that. */
export const noAnswer: AuthorityRefusal = { refusal: 'REQVAL0014', code: '' };
