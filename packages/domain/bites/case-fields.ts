import type { Refusals } from '../refusal/index.ts';
import type { CaseType } from './dose-codes.ts';

/** When a field must be filled: in every case, after a bite but not for prevention, or never. */
export type Needed = 'always' | 'after-bite' | 'never';

const rabies: Readonly<Record<string, Needed>> = {
  purpose: 'always',
  rules_version: 'always',
  regimen: 'never',
  weight_kg: 'never',
  pregnant: 'never',
  immune_weak: 'never',
  allergy: 'never',
  bitten_on: 'after-bite',
  bitten_time: 'never',
  place: 'never',
  village: 'never',
  animal: 'after-bite',
  ownership: 'never',
  animal_vaccinated: 'never',
  provoked: 'never',
  animal_state: 'never',
  bit_others: 'never',
  contacts: 'after-bite',
  wound_sites: 'never',
  wound_count: 'never',
  washed: 'never',
  sutured: 'never',
  tetanus_given: 'never',
  earlier: 'always',
  earlier_on: 'never',
  earlier_product: 'never',
};

const venom: Readonly<Record<string, Needed>> = {
  creature: 'always',
  rules_version: 'always',
  weight_kg: 'never',
  pregnant: 'never',
  allergy: 'never',
  earlier_antivenom: 'never',
  bitten_on: 'always',
  bitten_time: 'never',
  place: 'never',
  village: 'never',
  activity: 'never',
  asleep: 'never',
  body_site: 'never',
  species: 'never',
  evidence: 'never',
  first_aid: 'never',
  healer: 'never',
  transport: 'never',
  arrived_time: 'never',
};

const fields: Readonly<Record<CaseType, Readonly<Record<string, Needed>>>> = { rabies, venom };

/**
 * What a case of a bite records as it is opened, by its type: little of it is needed, because somebody who was bitten
 * must not wait for a form (files of facts 2.5 and 3.4).
 */
export const biteCaseFields = (['rabies', 'venom'] as const).flatMap((case_type) =>
  Object.entries(fields[case_type]).map(([field, needed]) => ({ field, case_type, needed })),
);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The needed fields that are empty, FLDVAL0001 at the field's name. `details` are those of the case's type. */
export function missingBiteFields(case_type: CaseType, details: Readonly<Record<string, unknown>>): Refusals {
  const prevention = details.purpose === 'prevention';
  return Object.entries(fields[case_type])
    .filter(([, needed]) => needed === 'always' || (needed === 'after-bite' && !prevention))
    .filter(([field]) => isEmpty(details[field]))
    .map(([path]) => ({ code: 'FLDVAL0001', path }));
}
