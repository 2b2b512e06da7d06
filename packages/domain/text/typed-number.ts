import { trimmed } from './typed.ts';

const devanagariZero = 0x966;

/**
 * Digits of the Devanagari script as 0-9, all else as it stands. For fields, which show the result at once: the rules of
 * numbers that identify somebody know 0-9 only.
 */
export function ownDigits(typed: string): string {
  return typed.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}

/** A whole number as it is typed, in digits of either script: null where nothing is, NaN where it is none (`1.5`, `-1`). */
export function countTyped(typed: string): number | null {
  const text = ownDigits(trimmed(typed));
  if (text === '') return null;
  return /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * An amount as it is typed, in digits of either script, decimals behind a point or a comma: null where nothing is, NaN
 * where it is no amount.
 */
export function amountTyped(typed: string): number | null {
  const text = ownDigits(trimmed(typed)).replace(',', '.');
  if (text === '') return null;
  return /^[0-9]+(?:\.[0-9]*)?$/.test(text) ? Number(text) : Number.NaN;
}
