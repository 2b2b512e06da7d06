import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../text/index.ts';
import {
  ageShown,
  birthOfYear,
  birthRange,
  checkDay,
  checkFatherName,
  checkMeasure,
  checkName,
  checkYearOfBirth,
  isHealthWorker,
  isLookupYear,
  measures,
  specialSessionBirthRange,
  yearOfAge,
} from './index.ts';

const today = '2026-11-21';
const outcome = (verdict: Verdict) => (verdict.ok ? verdict.normal : verdict.refusal.code);

test('names: trimmed, upper-cased, characters before length', () => {
  const table: [string, string][] = [
    ['  asha devi ', 'ASHA DEVI'],
    ['A. B. (K), Rao-Patil', 'A. B. (K), RAO-PATIL'],
    ['Bo', 'BO'],
    ['A', 'FLDVAL0004'],
    ['A'.repeat(30), 'A'.repeat(30)],
    ['A'.repeat(31), 'FLDVAL0004'],
    [` ${'A'.repeat(30)} `, 'A'.repeat(30)],
    ['1'.repeat(31), 'FLDVAL0016'],
    ['', 'FLDVAL0001'],
    ['   ', 'FLDVAL0002'],
    ['आशा देवी', 'FLDVAL0016'],
    ["O'Brien", 'FLDVAL0016'],
    ['Asha\u200BDevi', 'FLDVAL0016'],
    ['\u202EAsha', 'FLDVAL0016'],
    ['Aſha', 'FLDVAL0016'],
    ["Robert'); DROP TABLE x;--", 'FLDVAL0016'],
    ['<img src=x>', 'FLDVAL0016'],
    ['Asha\nDevi', 'FLDVAL0016'],
  ];
  for (const [value, expected] of table) assert.equal(outcome(checkName(value)), expected, JSON.stringify(value));
  assert.equal(outcome(checkFatherName('A'.repeat(50))), 'A'.repeat(50));
  assert.equal(outcome(checkFatherName('A'.repeat(51))), 'FLDVAL0004');
});

test('dates of birth from 1920-01-01 to today', () => {
  const table: [string, string][] = [
    ['1920-01-01', '1920-01-01'],
    ['1919-12-31', 'FLDVAL0018'],
    [today, today],
    ['2026-11-22', 'FLDVAL0019'],
    ['2026-02-29', 'FLDVAL0017'],
    ['2024-02-29', '2024-02-29'],
    ['2026-2-9', 'FLDVAL0017'],
    ['29/02/2024', 'FLDVAL0017'],
    ['२०२४-०२-२९', 'FLDVAL0017'],
    ['', 'FLDVAL0001'],
  ];
  for (const [value, expected] of table) assert.equal(outcome(checkDay(value, birthRange(today))), expected, value);
});

test('a special session of type 1 takes ages in days before today', () => {
  assert.deepEqual(specialSessionBirthRange(today, { minAge: 1, maxAge: 20 }), {
    min: '2026-11-01',
    max: '2026-11-20',
  });
  assert.deepEqual(specialSessionBirthRange(today, { minAge: 5, maxAge: null }), {
    min: '1920-01-01',
    max: '2026-11-16',
  });
  assert.deepEqual(specialSessionBirthRange(today, { minAge: null, maxAge: 50_000 }), {
    min: '1920-01-01',
    max: today,
  });
});

test('year of birth', () => {
  const table: [string, string][] = [
    ['1920', '1920'],
    ['2026', '2026'],
    ['1919', 'FLDVAL0020'],
    ['2027', 'FLDVAL0020'],
    ['26', 'FLDVAL0020'],
    ['२०२०', 'FLDVAL0020'],
    ['', 'FLDVAL0001'],
  ];
  for (const [value, expected] of table) assert.equal(outcome(checkYearOfBirth(value, today)), expected, value);
  assert.deepEqual(
    ['1900', '2026', '2027', '199', '02026'].map((year) => isLookupYear(year, today)),
    [true, true, false, false, false],
  );
  assert.equal(birthOfYear('1999'), '1999-01-01');
});

test('ages: years, months and days under 5 years, then years', () => {
  assert.deepEqual(ageShown('2026-10-10', today), { kind: 'parts', years: 0, months: 1, days: 11 });
  assert.deepEqual(ageShown('2021-11-22', today), { kind: 'parts', years: 4, months: 11, days: 30 });
  assert.deepEqual(ageShown('2021-11-21', today), { kind: 'years', years: 5 });
  assert.deepEqual(ageShown('2027-01-01', today), { kind: 'parts', years: 0, months: 0, days: 0 });
});

test('measures keep to their bounds, both included', () => {
  for (const [measure, { min, max }] of Object.entries(measures)) {
    const code = (value: number) => outcome(checkMeasure(measure as keyof typeof measures, value));
    assert.deepEqual([code(min), code(max)], [String(min), String(max)]);
    assert.deepEqual([code(min - 0.1), code(max + 0.1)], ['FLDVAL0005', 'FLDVAL0005'], measure);
  }
});

test('health workers by category, else by type', () => {
  assert.equal(isHealthWorker({ categoryId: 2 }), true);
  assert.equal(isHealthWorker({ categoryId: 3, typeId: 3001 }), false);
  assert.equal(isHealthWorker({ typeId: 3001 }), true);
  assert.equal(isHealthWorker({}), false);
});

test('an age of one or two digits is a year of birth; what is none stays as it is typed', () => {
  const table = ['24', ' 30 ', '00', '2001', '7', '120', '', 'x1'].map((typed) => yearOfAge(typed, '2026-11-24'));
  assert.deepEqual(table, ['2002', '1996', '2026', '2001', '2019', '120', '', 'x1']);
});
