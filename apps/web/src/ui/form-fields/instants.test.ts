import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf, partsOf } from './instants.ts';

test('an instant as day and time in India, there and back', () => {
  const rows: [string, string, string][] = [
    ['2026-11-21T04:30:00Z', '2026-11-21', '10:00'],
    ['2026-11-20T20:00:00.000Z', '2026-11-21', '01:30'],
    ['2026-11-21T10:00+05:30', '2026-11-21', '10:00'],
    ['21/1T+05:30', '21/1', ''],
    ['', '', ''],
    ['nonsense', '', ''],
  ];
  for (const [value, day, time] of rows) assert.deepEqual(partsOf(value), { day, time }, value);
  assert.equal(instantOf({ day: '2026-11-21', time: '10:00' }), '2026-11-21T10:00+05:30');
  assert.equal(instantOf({ day: '', time: '' }), '');
});
