import { randomInt } from 'node:crypto';
import { makeReferenceNumber } from '@teeka/domain/identity';

/** A number for a new person: 13 random digits, the first not 0, and the check digit. */
export function newReference(): string {
  const digits = Array.from({ length: 13 }, (_, nth) => randomInt(nth === 0 ? 1 : 0, 10));
  return makeReferenceNumber(digits.join(''));
}
