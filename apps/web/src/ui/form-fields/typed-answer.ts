import type { FormField } from '@teeka/domain/forms';
import { amountTyped, countTyped, ownDigits } from '@teeka/domain/text';

/** What is meant by a number as it is typed in a field: null where nothing is, NaN where it is none. */
export const readNumber = ({ decimals = 0 }: FormField) => (decimals === 0 ? countTyped : amountTyped);

/**
 * What a number answers as it was typed: itself, an empty text for nothing, or what was typed where it is no number. So it
 * stays in the draft too, and the rules refuse it.
 */
export function numberAnswer(field: FormField, typed: string): number | string {
  const number = readNumber(field)(typed);
  if (number === null) return '';
  return Number.isNaN(number) ? typed : number;
}

/** Does a text consist of digits, so that the keyboard of numbers is offered? */
export const ofDigits = ({ type, digits }: FormField): boolean => type === 'mobile' || digits === true;

/** What a text answers as it was typed: digits of either script are the same number. */
export const textAnswer = (field: FormField, typed: string): string => (ofDigits(field) ? ownDigits(typed) : typed);
