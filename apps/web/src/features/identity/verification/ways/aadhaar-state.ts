import { checkAadhaarCard } from '@teeka/domain/identity';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Refusal } from '@teeka/domain/refusal';
import { ownDigits } from '@teeka/domain/text';
import { type ConsentGiver, consentVersion } from '@teeka/domain/verification';

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

/** Typing: digits only, never a leading 0 or 1, at most 12 (specification 2, section 5). */
export const typedNumber = (text: string): string =>
  ownDigits(text)
    .replace(/[^0-9]/g, '')
    .replace(/^[01]+/, '')
    .slice(0, 12);

/** Groups of four while it is typed. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** A consent to the sheet as it is shown now. */
export const consentTo = (language: SpokenLanguage, given_by: ConsentGiver): Consent => ({
  version: consentVersion,
  language,
  given_by,
});

/** Why nothing can be asked yet; the same rules as the server's. */
export function entryRefusals({ number, consent }: AadhaarEntry): readonly Refusal[] {
  const verdict = checkAadhaarCard(number);
  if (!verdict.ok) return [{ ...verdict.refusal, path: 'aadhaar_number' }];
  if (number === '') return [{ code: 'IDPROF0006', path: 'aadhaar_number' }];
  return consent ? [] : [{ code: 'IDVERI0001', path: 'consent' }];
}
