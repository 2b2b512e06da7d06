import { beneficiaryTypeIds } from './beneficiary-types.ts';
import type { BeneficiaryType } from './types-at-age.ts';

/**
 * Types of beneficiaries that a state takes from its forms and gives back, by the names under which they are switched
 * beside its programmes. The others no state takes away: newborns, infants and children are whom the national programme
 * is for, and a citizen is whoever answers for a child or was bitten.
 */
export const switchedTypes: Readonly<Record<string, BeneficiaryType['id']>> = {
  'type-21': beneficiaryTypeIds.pregnantWoman,
};

/** Is it a type of beneficiaries that is switched under this name, and no programme of the schedule? */
export const isTypeSwitch = (name: string): boolean => Object.hasOwn(switchedTypes, name);

/** The types that are taken away where these are switched off. */
export const typesOff = (switchedOff: readonly string[]): readonly number[] =>
  switchedOff.flatMap((name) => (isTypeSwitch(name) ? (switchedTypes[name] ?? []) : []));
