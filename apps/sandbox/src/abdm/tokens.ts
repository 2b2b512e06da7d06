import { randomBytes } from 'node:crypto';
import type { SandboxAccount } from './accounts.ts';

/** Tokens as long as those of the service: of one account, or of those that a search by mobile found. */
export class SandboxTokens {
  readonly #own = new Map<string, SandboxAccount>();
  readonly #found = new Map<string, readonly SandboxAccount[]>();

  give(account: SandboxAccount): string {
    const token = `X.${randomBytes(500).toString('base64url')}`;
    this.#own.set(token, account);
    return token;
  }

  giveFound(accounts: readonly SandboxAccount[]): string {
    const token = `T.${randomBytes(400).toString('base64url')}`;
    this.#found.set(token, accounts);
    return token;
  }

  /** Of a header `Bearer …`. */
  own(header: unknown): SandboxAccount | undefined {
    return this.#own.get(String(header).replace('Bearer ', ''));
  }

  found(header: unknown): readonly SandboxAccount[] {
    return this.#found.get(String(header).replace('Bearer ', '')) ?? [];
  }

  /** Every token there is: for whoever looks for traces of them. */
  all(): readonly string[] {
    return [...this.#own.keys(), ...this.#found.keys()];
  }

  forget(): void {
    this.#own.clear();
    this.#found.clear();
  }
}

export const tokensOf = (token: string): object => ({
  token,
  expiresIn: 1800,
  refreshToken: randomBytes(300).toString('base64url'),
  refreshExpiresIn: 1_296_000,
});
