import { accepted, isDigits, ownDigits, refused, type Verdict, withoutSpaces } from '../text/index.ts';

/**
 * A mobile number as it is typed or pasted, in digits of either script: what is no digit falls away, a leading +91 or 0 too; 10 digits at most. For a
 * field, not a rule.
 */
export function mobileDigits(typed: string): string {
  return ownDigits(typed)
    .replace(/\D/g, '')
    .replace(/^(?:91(?=\d{10})|0+)/, '')
    .slice(0, 10);
}

/**
 * A mobile number in a form: spaces removed; none FLDVAL0027, other than digits FLDVAL0006, not 10 of them
 * FLDVAL0007, first digit not 6-9 FLDVAL0008. Normal form: 10 digits.
 */
export function checkMobile(value: string): Verdict {
  const number = withoutSpaces(value);
  if (number === '') return refused('FLDVAL0027');
  if (!isDigits(number)) return refused('FLDVAL0006');
  if (number.length !== 10) return refused('FLDVAL0007');
  return /^[6-9]/.test(number) ? accepted(number) : refused('FLDVAL0008');
}

/**
 * A mobile number in a search: an optional +91 or 0 before the 10 digits is dropped. Other characters FLDVAL0006,
 * another length FLDVAL0009, first digit not 6-9 FLDVAL0008.
 */
export function checkMobileSearch(value: string): Verdict {
  const typed = withoutSpaces(value);
  if (typed === '') return refused('FLDVAL0027');
  const digits = typed.startsWith('+91') ? typed.slice(3) : typed;
  if (digits !== '' && !isDigits(digits)) return refused('FLDVAL0006');
  const number = digits === typed && digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
  if (number.length !== 10) return refused('FLDVAL0009');
  return /^[6-9]/.test(number) ? accepted(number) : refused('FLDVAL0008');
}

/** The number typed a second time must be the same: FLDVAL0010. */
export function checkMobileRepeated(value: string, repeated: string): Verdict {
  const number = withoutSpaces(value);
  return number === withoutSpaces(repeated) ? accepted(number) : refused('FLDVAL0010');
}

/** A new number of a user must differ from the registered one: USRPRF0004; else as `checkMobile`. */
export function checkNewMobile(value: string, registered: string): Verdict {
  const verdict = checkMobile(value);
  return verdict.ok && verdict.normal === withoutSpaces(registered) ? refused('USRPRF0004') : verdict;
}
