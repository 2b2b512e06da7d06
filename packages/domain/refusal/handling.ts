/** Codes that are answered but never shown (specification 1, section 8). */
export const silentCodes: readonly string[] = ['DOBEDIT001', 'DOBEDIT002', 'DOBEDIT003', 'ADMROL0012'];

/** Is this code answered without a message on the screen? */
export function isSilent(code: string): boolean {
  return silentCodes.includes(code);
}

export interface SignInRedirect {
  readonly to: 'updatepassword' | 'forgot';
  /** Is the sentence of the code shown as well? */
  readonly shown: boolean;
}

/** Where a sign-in refusal leads, 100 ms later (specification 1, section 4). */
export const signInRedirects: Readonly<Record<string, SignInRedirect>> = {
  USRAUT0004: { to: 'updatepassword', shown: false },
  USRAUT0005: { to: 'forgot', shown: true },
  USRAUT0006: { to: 'updatepassword', shown: true },
  USRAUT0007: { to: 'updatepassword', shown: true },
};

/** Milliseconds between such a refusal and its redirect. */
export const signInRedirectDelay = 100;

/** Refusals that the wire knows by their text: sent as it stands, in every language (specification 1, section 8). */
export const fixedTexts: Readonly<Record<string, string>> = {
  USRAUT0016: 'Your session was expired. Please login with credentials',
  USRAUT0018: 'Token Expired',
};
