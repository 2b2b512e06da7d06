import { dayInIndia } from '../calendar/index.ts';
import { spokenOf } from '../names/index.ts';
import type { Refusal } from '../refusal/index.ts';
import { clockTolerance } from '../sessions/index.ts';

/** The text of consent that the app reads out at registration; a change of its sentences is a new version. */
export const registrationConsentVersion = '1';

/** Every text that phones may still have read out; it is read in each language that we speak. */
const versions: readonly string[] = [registrationConsentVersion];
/** No consent to this product's text is older than the product. */
const firstDay = '2020-01-01';

/** What the family agreed to, as the wire names it: version of the text, language, instant in ISO 8601. */
export interface GivenConsent {
  readonly version: string;
  readonly language: string;
  readonly given_at: string;
}

/**
 * Why a consent cannot be one, BENREG0013 under its part: a text or language that is not known, a time more than ten
 * minutes after it arrived (`arrivedAt`, milliseconds), before the product, or before the person's birth. An empty
 * version is judged with the form.
 */
export function consentRefusals(
  { version, language, given_at }: GivenConsent,
  { receivedAt, dob }: { readonly receivedAt: number; readonly dob: string },
): readonly Refusal<'BENREG0013'>[] {
  const given = new Date(given_at);
  const day = dayInIndia(given);
  const wrong = [
    versions.includes(version) ? '' : 'version',
    spokenOf(language) ? '' : 'language',
    given.getTime() <= receivedAt + clockTolerance && day >= firstDay && day >= dob ? '' : 'given_at',
  ];
  return wrong.filter((part) => part !== '').map((part) => ({ code: 'BENREG0013', path: `consent.${part}` }));
}
