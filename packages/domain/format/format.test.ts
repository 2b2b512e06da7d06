import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compactDate, dateLabel, displayDate, fileDate, indianNumber, shortNumber, twelveHourTime } from './index.ts';

test('numbers in Indian groups', () => {
  const table: [number, string][] = [
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99999, '99,999'],
    [100000, '1,00,000'],
    [1234567, '12,34,567'],
    [-12345678, '-1,23,45,678'],
    [1000000000000, '10,00,00,00,00,000'],
  ];
  for (const [value, expected] of table) assert.equal(indianNumber(value), expected);
});

test('short numbers in both variants, to 1 decimal', () => {
  const table: [number, number, string, number, string][] = [
    [999, 999, 'none', 999, 'none'],
    [1000, 1, 'thousand', 1, 'kilo'],
    [1550, 1.6, 'thousand', 1.6, 'kilo'],
    [99_999, 1, 'lakh', 100, 'kilo'],
    [150_000, 1.5, 'lakh', 150, 'kilo'],
    [999_960, 10, 'lakh', 1, 'million'],
    [25_000_000, 250, 'lakh', 25, 'million'],
    [1e9, 1, 'billion', 1, 'billion'],
    [2.34e12, 2.3, 'trillion', 2.3, 'trillion'],
    [5e15, 5, 'quadrillion', 5, 'quadrillion'],
  ];
  for (const [value, n, unit, m, other] of table) {
    assert.deepEqual(shortNumber(value), { n, unit });
    assert.deepEqual(shortNumber(value, 'international'), { n: m, unit: other });
  }
});

test('days and times as they are shown', () => {
  assert.equal(displayDate('2026-11-21'), '21/11/2026');
  assert.equal(fileDate('2026-11-21'), '21112026');
  assert.equal(compactDate('2026-11-21'), '20261121');
  assert.deepEqual(dateLabel('2026-11-21', '2026-11-21'), { kind: 'today' });
  assert.deepEqual(dateLabel('2027-01-01', '2026-12-31'), { kind: 'tomorrow' });
  assert.deepEqual(dateLabel('2026-11-20', '2026-11-21'), { kind: 'date', day: '20', month: 11, year: 2026 });
  const times: [string, string | undefined][] = [
    ['00:05', '12:05 am'],
    ['09:30', '9:30 am'],
    ['12:00', '12:00 pm'],
    ['23:59:59', '11:59 pm'],
    ['24:00', undefined],
    ['9.30', undefined],
  ];
  for (const [time, expected] of times) {
    const shown = twelveHourTime(time);
    assert.equal(shown && `${shown.hour}:${shown.minute} ${shown.half}`, expected);
  }
});
