import { checkLength, hasKind, refused, trimmed, upperCased, type Verdict } from '../text/index.ts';

/** Lengths of a beneficiary's name and of the father's, in characters after trimming. */
export const nameLength = { min: 2, max: 30 } as const;
export const fatherNameLength = { min: 2, max: 50 } as const;

/**
 * Name of a beneficiary, trimmed and upper-cased: letters a-z, space and . , - ( ) else FLDVAL0016; then 2 to 30
 * characters else FLDVAL0004; empty FLDVAL0001, white space only FLDVAL0002. Specification 2, section 5.
 */
export function checkName(value: string): Verdict {
  return checkPersonName(value, nameLength);
}

/** Father's name: as `checkName`, 2 to 50 characters. */
export function checkFatherName(value: string): Verdict {
  return checkPersonName(value, fatherNameLength);
}

function checkPersonName(value: string, length: { readonly min: number; readonly max: number }): Verdict {
  const name = upperCased(trimmed(value));
  if (name === '') return refused(value === '' ? 'FLDVAL0001' : 'FLDVAL0002');
  return hasKind(name, 'username') ? checkLength(name, length) : refused('FLDVAL0016');
}
