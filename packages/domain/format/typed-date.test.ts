import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskedDate, shownDate, typedDate } from './index.ts';

test('a typed date gets its strokes, a pasted one its form', () => {
  const table: [string, string][] = [
    ['', ''],
    ['2', '2'],
    ['21', '21'],
    ['211', '21/1'],
    ['21/1', '21/1'],
    ['21/11', '21/11'],
    ['21112026', '21/11/2026'],
    ['211120269', '21/11/2026'],
    ['1/', '01'],
    ['01/2/', '01/02'],
    ['01/', '01'],
    ['21-11-2026', '21/11/2026'],
    ['1.3.2026', '01/03/2026'],
    ['2026-11-21', '21/11/2026'],
    ['२१११२०२६', '21/11/2026'],
    ['noon', ''],
  ];
  for (const [typed, expected] of table) assert.equal(maskedDate(typed), expected, typed);
});

test('typed from the first key to the last, the text is a date at the end', () => {
  let text = '';
  for (const key of '05082026') text = maskedDate(text + key);
  assert.equal(text, '05/08/2026');
  let strokes = '';
  for (const key of '5/8/2026') strokes = maskedDate(strokes + key);
  assert.equal(strokes, '05/08/2026');
});

test('a value is a day or what was typed so far; what is shown gives the same value again', () => {
  const table: [string, string][] = [
    ['', ''],
    ['21/11', '21/11'],
    ['21/11/26', '21/11/26'],
    ['21/11/2026', '2026-11-21'],
    ['1/3/2026', '2026-03-01'],
    ['31/02/2026', '2026-02-31'],
  ];
  for (const [typed, value] of table) {
    assert.equal(typedDate(typed), value, typed);
    assert.equal(typedDate(shownDate(value)), value, typed);
  }
});
