import type { abhaConsent } from '@teeka/contract/abha';
import { type AbhaConsentMethod, type AbhaSheet, abhaConsentVersion } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
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
  /** The day on which it was given; on another it is read out again. */
  readonly consentOn: CivilDate | '';
  /** Mobile number that the account is to have, as typed. */
  readonly mobile: string;
  /** Own address, as typed. */
  readonly own: string;
  /** An attempt is under way: left so, it was cut off. */
  readonly begun: boolean;
}

/** Under which key it rests on the phone. */
export const draftKey = (beneficiaryId: string): string => `abha/${beneficiaryId}`;

export const emptyDraft: AbhaDraft = { consent: null, consentOn: '', mobile: '', own: '', begun: false };

/** The consent to a sheet as it was read out now. */
export const consentTo = (
  sheet: AbhaSheet,
  { language, method, points }: { language: SpokenLanguage; method: AbhaConsentMethod; points: readonly string[] },
): Consent => ({
  sheet,
  version: abhaConsentVersion,
  language,
  given_by: sheet === 'adult' ? 'person' : 'guardian',
  method,
  points: [...points],
});

interface Known {
  readonly draft: AbhaDraft;
  readonly today: CivilDate;
  readonly sheet: AbhaSheet;
  /** The wish that the server has. */
  readonly wish: { readonly wish_id: string; readonly still_holds: boolean } | null;
  /** The consent of a wish that waits on this phone. */
  readonly consentHere: Consent | null;
}

/** What holds of all that was agreed to; null where the sheet is read out first. */
export function agreedOf({ draft, today, sheet, wish, consentHere }: Known): Agreed | null {
  if (draft.consent?.sheet === sheet && draft.consentOn === today) return { consent: draft.consent, wish_id: null };
  if (wish?.still_holds) return { consent: null, wish_id: wish.wish_id };
  return consentHere?.sheet === sheet ? { consent: consentHere, wish_id: null } : null;
}
