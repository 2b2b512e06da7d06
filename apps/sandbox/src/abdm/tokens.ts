import { randomBytes } from 'node:crypto';
import type { SandboxAccount } from './accounts.ts';

/** Tokens as long as those of the service: of one account, or of those that a search by mobile found. */
export class SandboxTokens {
  readonly #own = new Map<string, SandboxAccount>();
  readonly #found = new Map<string, readonly SandboxAccount[]>();
  readonly #all: string[] = [];

  /** A token of an account, as it is answered with. */
  give(account: SandboxAccount): object {
    const token = `X.${randomBytes(500).toString('base64url')}`;
    this.#own.set(token, account);
    return this.#answered(token);
  }

  giveFound(accounts: readonly SandboxAccount[]): object {
    const token = `T.${randomBytes(400).toString('base64url')}`;
    this.#found.set(token, accounts);
    return this.#answered(token);
  }

  #answered(token: string): object {
    const refreshToken = randomBytes(300).toString('base64url');
    this.#all.push(token, refreshToken);
    return { token, expiresIn: 1800, refreshToken, refreshExpiresIn: 1_296_000 };
  }

  /** Of a header `Bearer …`. */
  own(header: unknown): SandboxAccount | undefined {
    return this.#own.get(String(header).replace('Bearer ', ''));
  }

  found(header: unknown): readonly SandboxAccount[] {
    return this.#found.get(String(header).replace('Bearer ', '')) ?? [];
  }

  /** Every token that was ever given, those to renew it too: for whoever looks for traces of them. */
  all(): readonly string[] {
    return this.#all;
  }

  forget(): void {
    this.#own.clear();
    this.#found.clear();
  }
}
