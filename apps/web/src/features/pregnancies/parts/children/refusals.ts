import { type RegistrationFacts, registrationRefusals } from '@teeka/domain/beneficiaries';
import type { Birth } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { type NewbornFacts, registrationOfNewborn } from '../../../../records/pregnancies/newborn.ts';

/** Fields of a registration by the names that the child has them under; what is said of another has none. */
const asOfChild: Readonly<Record<string, string>> = {
  name: 'name',
  father_name: 'father_name',
  child_weight: 'weight',
  dob: 'born_on',
  gender: 'sex',
  mobile_number: 'mobile_number',
};

/** A field of a registration as it is called where a child is written down; undefined where it does not stand there. */
export const fieldOfChild = (path: string): string | undefined => asOfChild[path];

/** Why a child would not be registered, by the fields of a registration. */
export const childRefusals = (
  birth: Birth,
  { facts, members }: { readonly facts: NewbornFacts; readonly members: RegistrationFacts['members'] },
): readonly Refusal[] => {
  if (birth.child_id === null) return [];
  const guardian = { dob: facts.mother.dob };
  const known = { today: facts.today, testNumbers: 'accepted', abha: 'sandbox', guardian, members } as const;
  return registrationRefusals(registrationOfNewborn(birth, facts) as never, known).filter(
    ({ path = '' }) => !path.startsWith('consent') && !path.startsWith('duplicate'),
  );
};

/** What is asked of the family once. */
export interface Agreed {
  /** When it agreed; empty where it has not yet. */
  readonly consent_at: string;
  /** Why the children are others than those who are alike. */
  readonly reason: string;
}

/** The family agrees, and none of these children is registered already. */
export const familyRefusals = ({ consent_at, reason }: Agreed, alike: number): readonly Refusal[] => [
  ...(consent_at === '' ? [{ code: 'FLDVAL0001', path: 'consent.version' } as const] : []),
  ...(alike > 0 && reason.trim() === '' ? [{ code: 'BENREG0012', path: 'reason-alike' } as const] : []),
];
