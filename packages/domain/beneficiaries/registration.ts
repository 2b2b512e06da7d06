import { checkReferenceNumber } from '../identity/index.ts';
import { citizenCategory } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { onePerPath } from './one-per-path.ts';
import { fieldRow, type PersonField, personFieldNames, ruleNames } from './person-fields.ts';
import { type JudgedPerson, type PersonFacts, refusalsByRules, refusalsOfField } from './person-rules.ts';

/** A registration: the person, and what was agreed to and overruled. */
export interface RegistrationInput extends JudgedPerson {
  readonly beneficiary_type_category_id: number;
  readonly consent: { readonly version: string; readonly language: string };
  readonly duplicate_overruled: { readonly reason: string } | null;
}

/** What a registration is judged by; that of a birth on record is not asked. */
export type RegistrationFacts = Omit<PersonFacts, 'birth'>;

/** People on one mobile number, unless the setting says otherwise. */
export const defaultMembersPerMobile = 10;

/**
 * How many people a mobile number is said to have: those whom the asker may see, or all it may have where it is full.
 * How many others have it is nobody's business, only that there is no room left.
 */
export const membersShown = (
  members: { readonly count: number; readonly seen: number } | undefined,
  max: number,
): number => (members && members.count >= max ? Math.max(max, members.seen) : (members?.seen ?? 0));

function categoryRefusals({ beneficiary_type_category_id: id }: RegistrationInput): Refusals {
  return id === citizenCategory.id ? [] : [{ code: 'REQVAL0002', path: 'beneficiary_type_category_id' }];
}

function consentRefusals({ consent }: RegistrationInput): Refusals {
  const empty = (['version', 'language'] as const).filter((part) => consent[part].trim() === '');
  return empty.map((part) => ({ code: 'FLDVAL0001' as const, path: `consent.${part}` }));
}

function overruledRefusals({ duplicate_overruled }: RegistrationInput): Refusals {
  if (!duplicate_overruled) return [];
  const checked = checkRemark(duplicate_overruled.reason);
  if (checked.ok) return [];
  const { refusal } = checked;
  const path = 'duplicate_overruled.reason';
  return [refusal.code === 'FLDVAL0001' ? { code: 'BENREG0012', path } : { ...refusal, path }];
}

/**
 * Everything wrong with a registration, at most one refusal a field, `path` the field's name; empty when it may be
 * stored. The phone asks before saving, the server again inside its transaction. Source: specification 2, sections
 * 3, 5 and 9.
 */
export function registrationRefusals(input: RegistrationInput, facts: RegistrationFacts): Refusals {
  const checked = (fields: readonly PersonField[]) => fields.flatMap((field) => refusalsOfField(field, input, facts));
  return onePerPath([
    ...refusedAt('beneficiary_id', checkReferenceNumber(input.beneficiary_id)),
    ...checked(['name']),
    ...refusalsByRules(['gender'], input, facts),
    ...checked(personFieldNames.filter((field) => fieldRow(field).options)),
    ...categoryRefusals(input),
    ...refusalsByRules(ruleNames, input, facts),
    ...checked(personFieldNames),
    ...consentRefusals(input),
    ...overruledRefusals(input),
  ]);
}
