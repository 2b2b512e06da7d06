import type { Birth } from '@teeka/domain/pregnancy';
import { textIn } from '@teeka/domain/pregnancy';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { BirthDose, Proof } from '../parts/children/birth-doses.ts';
import type { FamilyMobile } from '../parts/children/mobile-fields.tsx';
import type { Agreed } from '../parts/children/refusals.ts';

/** What is asked of a child whose birth is on record. */
export interface NewbornDraft extends Agreed, FamilyMobile {
  readonly name: string;
  readonly father_name: string;
  readonly given: readonly BirthDose[];
  readonly proof: Proof;
}

/** As it is proposed: what was written down with the birth, else what the mother's own record says. */
export const proposedNewborn = ({ facts }: Birth, mother: PersonOnPhone): NewbornDraft => ({
  name: textIn(facts, 'name'),
  father_name: textIn(facts, 'father_name') || mother.guardian_name,
  mobile_number: mother.mobile,
  mobile_repeated: '',
  given: [],
  proof: 'card',
  consent_at: '',
  reason: '',
});

export const newbornPlace = (mother: string, child: string) => `/pregnancy/${mother}/child/${child}#newborn` as const;

/** The birth with what is said of it now. */
export const withSaid = (birth: Birth, { name, father_name }: NewbornDraft): Birth => ({
  ...birth,
  facts: { ...birth.facts, name: name.trim(), father_name: father_name.trim() },
});

export const newbornFields: readonly string[] = [
  'name',
  'father_name',
  'mobile_number',
  'mobile_repeated',
  'consent.version',
  'reason-alike',
];
