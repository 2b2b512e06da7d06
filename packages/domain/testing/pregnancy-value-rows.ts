import type { PregnancyEventKind } from '../pregnancy/index.ts';
import { type Beside, type FieldValue, type Row, rows } from './value-rows.ts';

/** A value of a field in what happens in a pregnancy: of a form, or of the first child of a delivery. */
export interface PregnancyValue extends FieldValue {
  readonly form: PregnancyEventKind | 'birth';
}

type Form = PregnancyValue['form'];

/** Values of one field of a form. */
export const valuesOf = (form: Form, path: string, list: readonly Row[], beside: Beside = {}): PregnancyValue[] =>
  rows(path, beside, list).map((row) => ({ ...row, form }));

export interface Bounds {
  readonly decimals?: 0 | 1 | 2;
  /** Told instead of the usual codes. */
  readonly code?: string;
  readonly beside?: Beside;
}

/** Both bounds and what lies just beyond them, too many decimals, and what is no number. */
export function numbers(form: Form, path: string, [min, max]: readonly [number, number], of: Bounds = {}) {
  const { decimals = 0, code, beside = {} } = of;
  const step = 10 ** -decimals;
  const rounded = (value: number) => Number(value.toFixed(decimals));
  const outside = code ?? 'FLDVAL0005';
  const fine = code ?? (decimals === 0 ? 'FLDVAL0032' : 'FLDVAL0033');
  return valuesOf(
    form,
    path,
    [
      [min, 'ok'],
      [max, 'ok'],
      [rounded(min - step), outside],
      [rounded(max + step), outside],
      [-1e9, outside],
      [Number(`${min}${min % 1 === 0 ? '.' : ''}${'0'.repeat(decimals)}5`), fine],
      [String(min), 'REQVAL0002'],
      [true, 'REQVAL0002'],
      [[min], 'REQVAL0002'],
    ],
    beside,
  );
}

/** Two of the list, and what only looks like one of it. */
export const choices = (form: Form, path: string, [one, other]: readonly [string, string], beside: Beside = {}) =>
  valuesOf(
    form,
    path,
    [
      [one, 'ok'],
      [other, 'ok'],
      [`${one} `, 'FLDVAL0029'],
      [one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase(), 'FLDVAL0029'],
      ['toString', 'FLDVAL0029'],
      [1, 'REQVAL0002'],
      [[one], 'REQVAL0002'],
    ],
    beside,
  );

/** The same where several may hold. */
export const several = (form: Form, path: string, [one, other]: readonly [string, string], beside: Beside = {}) =>
  valuesOf(
    form,
    path,
    [
      [[one], 'ok'],
      [[one, other], 'ok'],
      [[one, one], 'FLDVAL0029'],
      [[one, 'toString'], 'FLDVAL0029'],
      [[one, ''], 'FLDVAL0029'],
      [one, 'REQVAL0002'],
      [7, 'REQVAL0002'],
    ],
    beside,
  );

export const yesOrNo = (form: Form, path: string, beside: Beside = {}) =>
  valuesOf(
    form,
    path,
    [
      [true, 'ok'],
      [false, 'ok'],
      ['yes', 'REQVAL0002'],
      [1, 'REQVAL0002'],
      [['true'], 'REQVAL0002'],
    ],
    beside,
  );

/** A text as long as it may be and one longer, in both scripts, with what looks harmless and is not. */
export const texts = (form: Form, path: string, max: number, beside: Beside = {}) =>
  valuesOf(
    form,
    path,
    [
      ['CHC Sohna, ward 3', 'ok'],
      ['सोहना सामुदायिक केंद्र', 'ok'],
      ['a'.repeat(max), 'ok'],
      ['a'.repeat(max + 1), 'FLDVAL0004'],
      [' \t ', 'FLDVAL0002'],
      ['<b>CHC</b>', 'FLDVAL0003'],
      ['CHC\u202ESohna', 'FLDVAL0003'],
      ['CHC\u200BSohna', 'FLDVAL0003'],
      ['CHC\u0000Sohna', 'FLDVAL0003'],
      [5, 'REQVAL0002'],
      [['CHC'], 'REQVAL0002'],
    ],
    beside,
  );

/** What is no day, whatever the form. */
export const noDays = (form: Form, path: string, beside: Beside = {}) =>
  valuesOf(
    form,
    path,
    [
      ['2026-02-29', 'FLDVAL0017'],
      ['2026-13-01', 'FLDVAL0017'],
      ['01/03/2026', 'FLDVAL0017'],
      ['2026-3-1', 'FLDVAL0017'],
      ['2026-03-01T00:00', 'FLDVAL0017'],
      ['२०२६-०३-०१', 'FLDVAL0017'],
      [20260301, 'REQVAL0002'],
    ],
    beside,
  );

export const times = (form: Form, path: string, beside: Beside = {}) =>
  valuesOf(
    form,
    path,
    [
      ['00:00', 'ok'],
      ['23:59', 'ok'],
      ['24:00', 'FLDVAL0030'],
      ['9:30', 'FLDVAL0030'],
      ['09:60', 'FLDVAL0030'],
      ['09:30:00', 'FLDVAL0030'],
      ['9.30 am', 'FLDVAL0030'],
      ['०९:३०', 'FLDVAL0030'],
      [930, 'REQVAL0002'],
    ],
    beside,
  );
