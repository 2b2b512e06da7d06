import { verhoeffDigit } from '../identity/index.ts';

/** The day on which the values are judged. */
export const valuesToday = '2026-03-16';

/** One value of one field: what else the form must say for it, and the code at the field's path, or 'ok'. */
export interface FieldValue {
  readonly path: string;
  readonly value: unknown;
  readonly code: string;
  /** Other fields of the form, where the value needs them. */
  readonly beside: Readonly<Record<string, unknown>>;
}

export type Beside = Readonly<Record<string, unknown>>;
export type Row = readonly [value: unknown, code: string, beside?: Beside];

/** Values of one field. */
export const rows = (path: string, beside: Beside, list: readonly Row[]): FieldValue[] =>
  list.map(([value, code, more = {}]) => ({ path, value, code, beside: { ...beside, ...more } }));

/** What looks harmless on a screen and is not: zero-width, direction marks, look-alikes, other digits, markup, SQL. */
const strange = [
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u200F',
  '\u202E',
  '\u2066',
  '\u00AD',
  '\u0301',
  '\u0430',
  '\u017F',
  '\u0967',
  '\uFF11',
  '💉',
  '<b>',
  "' OR 1=1 --",
  '"; drop table dose; --',
  '{{7*7}}',
];

/** The value with each strange thing in its middle. */
export const spoilt = (good: string, code: string, except: readonly string[] = []): Row[] =>
  strange.filter((one) => !except.includes(one)).map((one) => [good.slice(0, 2) + one + good.slice(2), code]);

/** Somebody of full age, not pregnant. */
export const adult = { dob: '1990-05-20', ben_type_id: 20 };

/** The digits with their check digit. */
export const withCheckDigit = (body: string): string => body + verhoeffDigit(body);
/** The number with another last digit. */
export const wrongDigit = (number: string): string => number.slice(0, -1) + ((Number(number.slice(-1)) + 1) % 10);
