import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountTyped, countTyped, ownDigits } from './index.ts';

test('digits of the Devanagari script are 0-9, and nothing that was typed is dropped', () => {
  assert.equal(ownDigits('०१२३४५६७८९'), '0123456789');
  assert.equal(ownDigits('२.५ kg -1 ٣'), '2.5 kg -1 ٣');
});

test('a count is a whole number or none; nothing of it is left out to make it one', () => {
  const table: [string, number | null][] = [
    ['', null],
    [' ', null],
    ['15', 15],
    [' 015 ', 15],
    ['२०', 20],
    ['1.5', Number.NaN],
    ['१.५', Number.NaN],
    ['-1', Number.NaN],
    ['1,000', Number.NaN],
    ['1e3', Number.NaN],
    ['12 vials', Number.NaN],
  ];
  for (const [typed, count] of table) assert.equal(countTyped(typed), count, JSON.stringify(typed));
});

test('an amount has its decimals behind a point or a comma', () => {
  const table: [string, number | null][] = [
    ['', null],
    ['3', 3],
    ['3.2', 3.2],
    ['३.२', 3.2],
    ['3,2', 3.2],
    ['3.', 3],
    ['1,000,5', Number.NaN],
    ['-3', Number.NaN],
    ['3 kg', Number.NaN],
  ];
  for (const [typed, amount] of table) assert.equal(amountTyped(typed), amount, JSON.stringify(typed));
});
