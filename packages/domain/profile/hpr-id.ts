import { accepted, refused, trimmed, type Verdict } from '../text/index.ts';

/**
 * Number of the health professional registry, 14 digits as it is printed (`71-0000-0000-0000`) or without its strokes. No check
 * digit is published. Refuses with FLDVAL0001 where nothing is typed, else USRPRF0022.
 */
export function checkHprId(value: string): Verdict {
  const typed = trimmed(value);
  if (typed === '') return refused('FLDVAL0001');
  const digits = typed.replace(/[ -]/g, '');
  if (!/^[0-9]{14}$/.test(digits) || /^(.)\1+$/.test(digits)) return refused('USRPRF0022');
  return accepted(digits.replace(/^(..)(....)(....)(....)$/, '$1-$2-$3-$4'));
}
