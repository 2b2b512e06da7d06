import { checkAadhaarCard } from '@teeka/domain/identity';
import type { Refusal } from '@teeka/domain/refusal';
import { ownDigits } from '@teeka/domain/text';

/** Typing: digits only, never a leading 0 or 1, at most 12 (specification 2, section 5). */
export const typedNumber = (text: string): string =>
  ownDigits(text)
    .replace(/[^0-9]/g, '')
    .replace(/^[01]+/, '')
    .slice(0, 12);

/** Groups of four while it is typed. */
export const groupedNumber = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** What is wrong with a number that must be there; the same rules as the server's. */
export function numberRefusals(number: string): readonly Refusal[] {
  const verdict = checkAadhaarCard(number);
  if (!verdict.ok) return [{ ...verdict.refusal, path: 'aadhaar_number' }];
  return number === '' ? [{ code: 'IDPROF0006', path: 'aadhaar_number' }] : [];
}
