import type { CallerAddress } from '../access/caller-address.ts';
import type { Language } from '../words/languages.ts';

/** What is known of a request besides its input. The caller's address is for counting tries only; it is never logged or stored in clear. */
export interface Origin extends CallerAddress {
  readonly language: Language;
  /** What the caller's browser says of itself; only its coarse names are ever stored. */
  readonly agent: string;
  /** 32 bytes of the session key agreed in this request or at sign-in; null where the call seals nothing. */
  readonly sessionKey: Buffer | null;
}
