/** A code that is on its way, as the server answered. */
export interface SentCode {
  readonly txnId: string;
  readonly mobile_masked: string;
  readonly expires_in: number;
}

export type CodeState =
  | { readonly step: 'ask' }
  /** `dead` once no code of this check can count any more: only a new one helps. */
  | { readonly step: 'code'; readonly sent: SentCode; readonly dead: boolean };

export type CodeEvent =
  | { readonly kind: 'sent'; readonly sent: SentCode }
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | { readonly kind: 'ran-out' }
  | { readonly kind: 'again' };

export const askForCode: CodeState = { step: 'ask' };

/** Expired, tried too often, used or unknown. A wrong code (USRPRF0002) or silence (REQVAL0014) leaves it alive. */
const deadly: readonly string[] = ['USRAUT0012', 'USRAUT0013', 'USRAUT0014'];

/** The way of a code: requested, sent, dead; sending anew begins with a live one. */
export function nextCode(state: CodeState, event: CodeEvent): CodeState {
  if (event.kind === 'sent') return { step: 'code', sent: event.sent, dead: false };
  if (event.kind === 'again') return askForCode;
  if (state.step === 'ask') return state;
  if (event.kind === 'ran-out') return { ...state, dead: true };
  return event.codes.some((code) => deadly.includes(code)) ? { ...state, dead: true } : state;
}
