import type { SpokenLanguage } from '../names/index.ts';
import type { Refusals } from '../refusal/index.ts';
import type { ConsentGiver } from '../verification/index.ts';

/** Who a health account is made for: an adult by itself, a child by its guardian (specification 1, 'Consent and dialogs'). */
export const abhaSheets = ['adult', 'child'] as const;
export type AbhaSheet = (typeof abhaSheets)[number];

/**
 * What is read out and agreed to, point by point; the sentences stand among the words, under the key. Of the adult the last two
 * are the confirmations of worker and beneficiary; of the child they are the 8 points of the guardian's declaration.
 */
export const abhaPoints = {
  adult: [
    'aadhaar-voluntary',
    'other-document',
    'records-linked',
    'records-shared',
    'anonymised',
    'worker-confirms',
    'person-confirms',
  ],
  child: [
    'on-behalf',
    'voluntary',
    'withdrawable',
    'permitted-uses',
    'data-shared',
    'data-visible',
    'documents',
    'seen-at-facility',
  ],
} as const satisfies Readonly<Record<AbhaSheet, readonly string[]>>;
export type AbhaPoint = (typeof abhaPoints)[AbhaSheet][number];

/** The sheets as they were read out; a change of a sentence is a new version. */
export const abhaConsentVersion = '1.0';

/** How somebody agreed: said so, signed, or put a thumb below it. */
export const abhaConsentMethods = ['spoken', 'signed', 'thumb'] as const;
export type AbhaConsentMethod = (typeof abhaConsentMethods)[number];

/** A consent is good for so many days; then the sheet is read out again. */
export const abhaConsentDays = 30;

/** What is kept of a consent: of whom, and by which worker, the call says. */
export interface AbhaConsent {
  readonly sheet: AbhaSheet;
  readonly version: string;
  readonly language: SpokenLanguage;
  readonly given_by: ConsentGiver;
  readonly method: AbhaConsentMethod;
  readonly points: readonly string[];
}

/** Did the guardian on record agree for the child (null where there is none)? For an adult nobody does. */
export const isOfGuardian = (sheet: AbhaSheet, agreed: string | null, onRecord: string | null): boolean =>
  sheet === 'adult' || agreed === onRecord;

/** Why a consent does not hold: another sheet than the person's (ABHACC0002), an older one or a point without its tick (ABHACC0001). */
export function abhaConsentRefusals(consent: AbhaConsent, sheet: AbhaSheet): Refusals {
  if (consent.sheet !== sheet) return [{ code: 'ABHACC0002', path: 'consent' }];
  const isWhole =
    consent.version === abhaConsentVersion && abhaPoints[sheet].every((point) => consent.points.includes(point));
  const isOwn = sheet === 'adult' ? consent.given_by === 'person' : consent.given_by === 'guardian';
  return isWhole && isOwn ? [] : [{ code: 'ABHACC0001', path: 'consent' }];
}
