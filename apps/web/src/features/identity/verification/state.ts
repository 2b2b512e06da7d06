import type { RosterStatus } from '@teeka/contract/sessions';
import { photoIdTypes } from '@teeka/domain/identity';
import type { CheckedWay, Kyc } from '@teeka/domain/verification';

/** Steps of the verification (specification 2, section 2), in their order; each is the end of a route. */
export const verificationSteps = ['identification', 'personal-details', 'summary'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** The step a route names; anything else begins at the beginning. */
export function stepOf(name: string | undefined): VerificationStep {
  return verificationSteps.find((step) => step === name) ?? 'identification';
}

/**
 * The step that is shown: none is begun before its turn, and whoever is verified for this session is told as verified,
 * whichever way back was taken.
 */
export function currentStep(
  named: VerificationStep,
  { isKnown, isVerified }: { readonly isKnown: boolean; readonly isVerified: boolean },
): VerificationStep {
  if (isVerified || named === 'summary') return 'summary';
  return isKnown ? named : 'identification';
}

/** On the lists of whom has the identity been checked? */
export const isVerifiedStatus = (status: RosterStatus | undefined): boolean =>
  status === 'verified' || status === 'vaccinated';

/** A check that said yes, and what the authority answered with it. It lives on the screen only. */
export interface Checked {
  readonly by: 'check';
  readonly way: CheckedWay;
  readonly txnId: string;
  readonly kyc: (Kyc & { readonly address: string }) | null;
}

/** By hand: a document looked at, or no document because the family is known. */
export type ByHand = { readonly by: 'document'; readonly typeId: number } | { readonly by: 'family' };

/** How the worker knows who it is. */
export type Known = ByHand | Checked;

/** What travels: the kind of document, or null. */
export const photoIdTypeOf = (known: ByHand): number | null => (known.by === 'document' ? known.typeId : null);

/** The document on record, when its kind is one the app knows. */
export function documentOnRecord(record: {
  readonly photo_id_type: number | null;
  readonly photo_id_last4: string;
}): { readonly typeId: number; readonly last4: string } | null {
  const type = photoIdTypes.find(({ id }) => id === record.photo_id_type);
  return type ? { typeId: type.id, last4: record.photo_id_last4 } : null;
}

/** Clicking a step: Identification leads back only from Personal Details; other steps are not clickable. */
export function stepTarget(clicked: VerificationStep, current: VerificationStep): VerificationStep | null {
  return clicked === 'identification' && current === 'personal-details' ? clicked : null;
}
