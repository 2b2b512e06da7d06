import type { SpokenLanguage } from '@teeka/domain/names';
import type { Refusal } from '@teeka/domain/refusal';
import { type ConsentGiver, consentVersion } from '@teeka/domain/verification';
import { numberRefusals } from '../../../../records/identity/aadhaar-number.ts';

export interface Consent {
  readonly version: string;
  readonly language: SpokenLanguage;
  readonly given_by: ConsentGiver;
}

/** What is typed for a question to the authority; it lives on the screen only and is kept nowhere. */
export interface AadhaarEntry {
  readonly number: string;
  readonly consent: Consent | null;
}

export const emptyEntry: AadhaarEntry = { number: '', consent: null };

/** A consent to the sheet as it is shown now. */
export const consentTo = (language: SpokenLanguage, given_by: ConsentGiver): Consent => ({
  version: consentVersion,
  language,
  given_by,
});

/** Why nothing can be asked yet; the same rules as the server's. */
export function entryRefusals({ number, consent }: AadhaarEntry): readonly Refusal[] {
  const wrong = numberRefusals(number);
  if (wrong.length > 0) return wrong;
  return consent ? [] : [{ code: 'IDVERI0001', path: 'consent' }];
}
