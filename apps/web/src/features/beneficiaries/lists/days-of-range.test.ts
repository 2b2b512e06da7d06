import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOfRange } from './days-of-range.ts';

test('every day of the range has its number, also over the end of a month', () => {
  const counted = [
    { date: '2026-11-01', total: 4 },
    { date: '2026-10-30', total: 2 },
  ];
  assert.deepEqual(daysOfRange({ from: '2026-10-30', to: '2026-11-01' }, counted), [
    { date: '2026-10-30', total: 2 },
    { date: '2026-10-31', total: 0 },
    { date: '2026-11-01', total: 4 },
  ]);
  assert.deepEqual(daysOfRange({ from: '2026-11-02', to: '2026-11-02' }, counted), [{ date: '2026-11-02', total: 0 }]);
});
