import { randomUUID } from 'node:crypto';
import type { RawAnswer } from '../identity/modes.ts';
import type { SandboxPerson } from '../identity/people.ts';
import type { SandboxAccount } from './accounts.ts';
import { wrong } from './answers.ts';

/** The one code that counts here, and nowhere else. */
export const sandboxOtp = '123456';
const otpLife = 180_000;
const mostTries = 5;

/** What a code was sent for. */
export interface Transaction {
  readonly person?: SandboxPerson;
  /** The account that was made or found in it. */
  account?: SandboxAccount;
  /** Accounts that a search found. */
  readonly accounts?: readonly SandboxAccount[];
  readonly by?: string;
  /** The number that the code went to, to be confirmed. */
  readonly mobile?: string;
  readonly expired?: boolean;
  until: number;
  tries: number;
}

export class SandboxTransactions {
  readonly #known = new Map<string, Transaction>();

  begin(of: Omit<Transaction, 'until' | 'tries'>, txnId: string = randomUUID()): string {
    this.#known.set(txnId, { ...of, until: performance.now() + otpLife, tries: 0 });
    return txnId;
  }

  /** Every transaction that was begun: for whoever looks for traces of them. */
  all(): readonly string[] {
    return [...this.#known.keys()];
  }

  find(txnId: unknown): Transaction | undefined {
    return this.#known.get(String(txnId));
  }

  /** Does the code count? Or the answer that says why it does not. */
  tried(txnId: unknown, otp: string | null): Transaction | RawAnswer {
    const transaction = this.find(txnId);
    if (!transaction || otp === null) return wrong('ABDM-1017', 'Unknown transaction');
    if (transaction.expired || performance.now() > transaction.until) return wrong('ABDM-1100', 'OTP expired');
    if (transaction.tries >= mostTries) return wrong('ABDM-1100', 'Too many attempts');
    transaction.tries += 1;
    return otp === sandboxOtp ? transaction : wrong('ABDM-1204', 'OTP is not right');
  }
}

export const isAnswer = (one: Transaction | RawAnswer): one is RawAnswer => 'status' in one;
