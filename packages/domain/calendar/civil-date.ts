import { dayNumber } from './day-number.ts';

/** A calendar day, `YYYY-MM-DD`, without time or zone. In this product always India's day. */
export type CivilDate = string;

/** Whether the value is a real day written `YYYY-MM-DD`: `2026-02-29` is not. */
export function isCivilDate(value: unknown): value is CivilDate {
  return typeof value === 'string' && !Number.isNaN(dayNumber(value));
}

/** The day, or undefined when the text is not a real day written `YYYY-MM-DD`. */
export function parseCivilDate(text: unknown): CivilDate | undefined {
  return isCivilDate(text) ? text : undefined;
}

/** Negative when `a` is earlier than `b`, positive when later, 0 on the same day. Fits `Array.sort`. */
export function compareDays(a: CivilDate, b: CivilDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
