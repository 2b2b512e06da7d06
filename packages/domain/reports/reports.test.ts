import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../calendar/index.ts';
import { ashaFromWindow, checkAshaRange, datePresets, dateRangeRefusal, fromWindow, toWindow } from './index.ts';

const today = '2026-01-31';

test('windows of the date filter', () => {
  assert.deepEqual(fromWindow('past', today), { from: '2025-01-31', to: today });
  assert.deepEqual(fromWindow('past', '2023-06-30'), { from: '2023-01-01', to: '2023-06-30' });
  assert.deepEqual(fromWindow('upcoming', today), { from: today, to: '2027-01-31' });
  assert.deepEqual(toWindow('2026-01-15', 'past', today), { from: '2026-01-15', to: today });
  assert.deepEqual(toWindow('2025-11-15', 'past', today), { from: '2025-11-15', to: '2025-12-15' });
  assert.deepEqual(toWindow(today, 'upcoming', today), { from: today, to: '2026-02-28' });
  assert.deepEqual(ashaFromWindow(today), { from: today, to: '2026-03-02' });
});

test('a range is whole, forward and at most one month', () => {
  const code = (from?: string, to?: string) => dateRangeRefusal({ ...(from && { from }), ...(to && { to }) })?.code;
  assert.equal(code(undefined, today), 'FLDVAL0023');
  assert.equal(code(today), 'FLDVAL0024');
  assert.equal(code('2026-01-31', '2026-01-30'), 'FLDVAL0026');
  assert.equal(code('2026-01-31', '2026-03-01'), 'FLDVAL0025');
  assert.equal(code('2026-01-31', '2026-02-28'), undefined);
});

test('the ASHA filter takes both days or neither, from today to 30 days ahead (specification 2, section 5)', () => {
  const table: [string, string, string][] = [
    ['', '', 'none'],
    ['2026-01-31', '', 'FLDVAL0024 toDate'],
    ['', '2026-02-01', 'FLDVAL0023 fromDate'],
    ['31/1', '2026-02-01', 'FLDVAL0017 fromDate'],
    ['2026-01-31', '2026-02-30', 'FLDVAL0017 toDate'],
    ['2026-01-30', '2026-02-01', 'FLDVAL0018 fromDate'],
    ['2026-03-03', '2026-03-04', 'FLDVAL0019 fromDate'],
    ['2026-02-02', '2026-02-01', 'FLDVAL0026 toDate'],
    ['2026-01-31', '2026-01-31', '2026-01-31 2026-01-31'],
    ['2026-03-02', '2026-06-01', '2026-03-02 2026-06-01'],
  ];
  for (const [fromDate, toDate, wanted] of table) {
    const answer = checkAshaRange({ fromDate, toDate }, today);
    const said =
      'refusal' in answer
        ? `${answer.refusal.code} ${answer.refusal.path}`
        : answer.range
          ? `${answer.range.from} ${answer.range.to}`
          : 'none';
    assert.equal(said, wanted);
  }
});

test('quick filters', () => {
  const shown = (direction: 'upcoming' | 'past') =>
    datePresets(direction, today).map(({ from, to }) => `${from} ${to}`);
  assert.deepEqual(shown('upcoming'), [
    '2026-01-31 2026-02-07',
    '2026-01-31 2026-02-15',
    '2026-01-31 2026-02-28',
    '2026-02-01 2026-02-28',
    '2026-03-01 2026-03-31',
    '2026-04-01 2026-04-30',
  ]);
  assert.deepEqual(shown('past'), [
    '2026-01-24 2026-01-31',
    '2026-01-16 2026-01-31',
    '2025-12-31 2026-01-31',
    '2025-12-01 2025-12-31',
    '2025-11-01 2025-11-30',
    '2025-10-01 2025-10-31',
  ]);
});

test('no quick filter is longer than a month on any day, nor begins before the list may', () => {
  for (const direction of ['past', 'upcoming'] as const)
    for (let n = 0, day = '2027-02-01'; n < 730; n++, day = addDays(day, 1))
      for (const { from, to } of datePresets(direction, day))
        assert.equal(dateRangeRefusal({ from, to }), undefined, day);
  const [, , month] = datePresets('past', '2026-03-31');
  assert.deepEqual([month?.from, month?.to], ['2026-03-01', '2026-03-31']);
});
