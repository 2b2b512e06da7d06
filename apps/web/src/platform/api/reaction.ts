import { isSilent, type RefusalValues } from '@teeka/domain/refusal';
import type { Failure } from './failure.ts';

/** What is shown for a failed call: a sentence of ours by key, one by code, or one the server wrote. */
export type Shown =
  | {
      readonly kind: 'key';
      readonly key: 'app:tryAfterSometime' | 'app:tryAgain' | 'app:networkDisconnected';
    }
  | { readonly kind: 'code'; readonly code: string; readonly values: RefusalValues }
  | { readonly kind: 'text'; readonly text: string };

/** What the app does about a failed call. `logOutAfter` in milliseconds; null means the sign-in stays. */
export interface Reaction {
  readonly shown: Shown | null;
  readonly logOutAfter: number | null;
}

const ended = 'Your session was expired. Please login with credentials';
const nothing: Reaction = { shown: null, logOutAfter: null };
/** Calls for pictures and certificates fail without ending the sign-in. */
const gentle = ['profile.downloadProfilePic', 'certificates.downloadBcgCertificate'];

/** Does a 401 of this call leave its user signed in, whatever comes of it? */
export const staysSignedIn = (call: string): boolean => call === 'certificates.downloadBcgCertificate';

/** Is this the answer that asks for a refreshed token? */
export function isTokenExpired({ status, sentence, code }: Failure): boolean {
  return status === 401 && (sentence.trim() === 'Token Expired' || code === 'USRAUT0018');
}

/** Does this answer say that the sign-in was ended, or has run out? */
export function isSignInEnded({ status, sentence, code }: Failure): boolean {
  return status === 403 && (sentence === ended || code === 'USRAUT0016');
}

/** The error catalogue's handling by status (specification 1, section 8), as one table. */
export function reactionTo(failure: Failure, situation: { language: string; offline: boolean }): Reaction {
  const { status, call } = failure;
  if (status === 0) {
    const key = situation.offline ? 'app:networkDisconnected' : 'app:tryAgain';
    return { shown: { kind: 'key', key }, logOutAfter: null };
  }
  if (status === 401) {
    if (gentle.includes(call) || isTokenExpired(failure)) return nothing;
    return { shown: { kind: 'key', key: 'app:tryAfterSometime' }, logOutAfter: 1000 };
  }
  if (status === 403) {
    if (call === 'profile.downloadProfilePic') return nothing;
    if (isSignInEnded(failure)) return { shown: null, logOutAfter: 0 };
    if (call === 'profile.getLoggedInUserInfo') {
      return { shown: { kind: 'code', code: 'USRAUT0017', values: {} }, logOutAfter: 0 };
    }
    return { shown: sentenceOf(failure, situation.language), logOutAfter: 0 };
  }
  if (failure.refusals.some((one) => isSilent(one.code))) return nothing;
  if (status === 400 && situation.offline) return nothing;
  return { shown: sentenceOf(failure, situation.language), logOutAfter: null };
}

/**
 * The server's sentence first, as long as it is in the reader's language; then the catalogue's for the code;
 * then whatever there is.
 */
export function sentenceOf(failure: Failure, language: string): Shown {
  const { sentence, code, refusals } = failure;
  const text: Shown = { kind: 'text', text: sentence };
  if (sentence !== '' && (code === '' || failure.language.startsWith(language))) return text;
  if (code !== '') return { kind: 'code', code, values: refusals[0]?.values ?? {} };
  return { kind: 'key', key: 'app:tryAgain' };
}
