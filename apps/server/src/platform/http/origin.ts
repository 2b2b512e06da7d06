import type { Language } from '../words/languages.ts';

/** What is known of a request besides its input. */
export interface Origin {
  /** The caller's address, for counting tries; never logged or stored in clear. */
  readonly address: string;
  readonly language: Language;
  /** 32 bytes of the session key agreed in this request or at sign-in; null where the call seals nothing. */
  readonly sessionKey: Buffer | null;
}
