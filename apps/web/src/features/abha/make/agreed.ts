import type { abhaConsent } from '@teeka/contract/abha';
import { type AbhaConsentMethod, type AbhaSheet, abhaConsentVersion, consentIsFresh } from '@teeka/domain/abha';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { z } from 'zod';

export type Consent = z.output<typeof abhaConsent>;

/** What was agreed to: the consent of now, or the wish in which the server has it. */
export interface Agreed {
  readonly consent: Consent | null;
  readonly wish_id: string | null;
}

/** What is kept of a page that was left: nothing of an Aadhaar, of codes or of the account. */
export interface AbhaDraft {
  readonly consent: Consent | null;
  /** Mobile number that the account is to have, as typed; null until it is: then it is the one on record. */
  readonly mobile: string | null;
  /** Own address, as typed. */
  readonly own: string;
  /** An attempt is under way: left so, it was cut off. */
  readonly begun: boolean;
}

/** Under which key it rests on the phone. */
export const draftKey = (beneficiaryId: string): string => `abha/${beneficiaryId}`;

export const emptyDraft: AbhaDraft = { consent: null, mobile: null, own: '', begun: false };

/** The mobile number that the account is to have: deleted whole, it does not come back from the record. */
export const mobileOf = (draft: AbhaDraft, onRecord: string): string => draft.mobile ?? onRecord;

interface ReadOut {
  readonly language: SpokenLanguage;
  readonly method: AbhaConsentMethod;
  readonly points: readonly string[];
  readonly at: Date;
  /** Of a child the guardian on record, null where there is none. */
  readonly guardian_id: string | null;
}

/** The consent to a sheet as it was read out. */
export const consentTo = (sheet: AbhaSheet, { language, method, points, at, guardian_id }: ReadOut): Consent => ({
  sheet,
  version: abhaConsentVersion,
  language,
  given_by: sheet === 'adult' ? 'person' : 'guardian',
  method,
  points: [...points],
  captured_at: at.toISOString(),
  ...(sheet === 'child' && guardian_id !== null && { guardian_id }),
});

interface Known {
  readonly draft: AbhaDraft;
  readonly at: Date;
  /** An attempt by the consent of the draft goes on: it ends by itself. */
  readonly isUnderWay: boolean;
  /** When they last took consent back on this phone, ISO 8601, or empty. */
  readonly saidNo: string;
  readonly sheet: AbhaSheet;
  /** The wish that the server has. */
  readonly wish: { readonly wish_id: string; readonly still_holds: boolean } | null;
}

/** What holds of all that was agreed to; null where the sheet is read out first. */
export function agreedOf({ draft: { consent }, sheet, wish, ...moment }: Known): Agreed | null {
  if (consent?.sheet === sheet && holds(consent, moment)) return { consent, wish_id: null };
  return wish?.still_holds ? { consent: null, wish_id: wish.wish_id } : null;
}

function holds({ captured_at }: Consent, { at, isUnderWay, saidNo }: Pick<Known, 'at' | 'isUnderWay' | 'saidNo'>) {
  if (captured_at === undefined || captured_at <= saidNo) return false;
  return isUnderWay || consentIsFresh(new Date(captured_at), at);
}
