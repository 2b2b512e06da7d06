import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { LinkRow, PersonRow } from './queries.ts';

/** The number of the account that is linked with a person; empty where none is, and where it cannot be read. */
export const linkedNumber = (
  { beneficiary_id, number_sealed }: Pick<PersonRow, 'beneficiary_id' | 'number_sealed'>,
  atRest: AtRest,
): string => (number_sealed ? atRest.open('abha', `person/${beneficiary_id}`, number_sealed) : '');

/** The address of the linked account. */
export const linkedAddress = (
  { beneficiary_id, address_sealed }: Pick<LinkRow, 'beneficiary_id' | 'address_sealed'>,
  atRest: AtRest,
): string => atRest.open('abha', `person/${beneficiary_id}`, address_sealed);
