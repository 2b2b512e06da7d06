import { accepted, isDigits, refused, trimmed, type Verdict } from '../text/index.ts';
import { isVerhoeff, verhoeffDigit } from './verhoeff.ts';

/**
 * The number a beneficiary is known by: 13 random digits (first 1-9) and their Verhoeff check digit, so that a
 * number misread aloud is caught on the phone. `random` must be 13 digits 0-9; a leading 0 is a fault of the caller.
 */
export function makeReferenceNumber(random: string): string {
  if (!/^[1-9][0-9]{12}$/.test(random)) throw new RangeError('13 digits, the first one not 0, are needed');
  return random + verhoeffDigit(random);
}

/** Is this text such a number, ungrouped? */
export function isReferenceNumber(value: string): boolean {
  return /^[1-9][0-9]{13}$/.test(value) && isVerhoeff(value);
}

/** Digits without the spaces and dashes that stand between their groups. */
export const withoutGroups = (value: string): string => trimmed(value).replace(/(?<=[0-9])[ -](?=[0-9])/g, '');

/**
 * A reference number as a person types it: spaces and dashes between groups may stay. Refuses other characters with
 * IDPROF0017, another length or a leading 0 with IDPROF0022, a wrong check digit with IDPROF0023.
 */
export function checkReferenceNumber(value: string): Verdict {
  const number = withoutGroups(value);
  if (!isDigits(number)) return refused('IDPROF0017');
  if (!/^[1-9][0-9]{13}$/.test(number)) return refused('IDPROF0022');
  return isVerhoeff(number) ? accepted(number) : refused('IDPROF0023');
}

/** For the eye: 14 digits as 4-4-4-2, 10 digits as 3-3-4, any other in fours, joined by dashes. */
export function groupReferenceNumber(number: string): string {
  if (number.length === 10) return `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`;
  return number.match(/.{1,4}/g)?.join('-') ?? '';
}
