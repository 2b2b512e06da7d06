import type { CivilDate } from '../calendar/index.ts';
import { ownDigits } from '../text/index.ts';
import { displayDate } from './dates.ts';

const wholeDate = /^([0-9]{1,2})[^0-9]([0-9]{1,2})[^0-9]([0-9]{4})$/;
const isoDate = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** What a date field shows of its value: a day `YYYY-MM-DD` as DD/MM/YYYY, anything else as it was typed. */
export function shownDate(value: CivilDate | string): string {
  return isoDate.test(value) ? displayDate(value) : value;
}

/**
 * What a date field makes of typed or pasted text: digits alone get their strokes (`2111` becomes `21/11`), a stroke
 * fills up a single digit (`1/` becomes `01`), other separators and `YYYY-MM-DD` are taken. Digits of the Devanagari
 * script count as digits: they are shown as 0-9 at once.
 */
export function maskedDate(typed: string): string {
  const text = ownDigits(typed).trim();
  const iso = isoDate.exec(text);
  if (iso) return shownDate(text);
  const whole = wholeDate.exec(text);
  if (whole) return `${two(whole[1])}/${two(whole[2])}/${whole[3]}`;
  const parts = text.split(/[^0-9]+/).filter(Boolean);
  const closed = /[^0-9]$/.test(text);
  const digits = (closed ? parts.map(two) : parts).join('');
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('/');
}

/** Typed text as a value: DD/MM/YYYY becomes `YYYY-MM-DD` (also 31/02, which the rules then refuse), all else stays. */
export function typedDate(typed: string): CivilDate | string {
  const whole = wholeDate.exec(ownDigits(typed).trim());
  return whole ? `${whole[3]}-${two(whole[2])}-${two(whole[1])}` : typed.trim();
}

const two = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');
