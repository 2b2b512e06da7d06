import { checkLength, hasKind, refused, trimmed, type Verdict } from '../text/index.ts';

/** Length of a user's display name, in characters after trimming. */
export const displayNameLength = { min: 2, max: 50 } as const;

/**
 * How a user wants to be named: trimmed; empty FLDVAL0001, white space only FLDVAL0002, other than letters a-z, space
 * and . , - ( ) FLDVAL0016, then 2 to 50 characters else FLDVAL0004.
 */
export function checkDisplayName(value: string): Verdict {
  const name = trimmed(value);
  if (name === '') return refused(value === '' ? 'FLDVAL0001' : 'FLDVAL0002');
  return hasKind(name, 'username') ? checkLength(name, displayNameLength) : refused('FLDVAL0016');
}
