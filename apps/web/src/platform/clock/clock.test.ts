import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, timeOf } from './clock.ts';

test("the day is India's day, whatever zone the phone is set to", () => {
  const table: [string, string, string][] = [
    ['2026-11-20T18:29:59Z', '2026-11-20', '23:59'],
    ['2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
    ['2026-11-21T05:10:00+05:30', '2026-11-21', '05:10'],
    ['2026-12-31T20:00:00Z', '2027-01-01', '01:30'],
  ];
  for (const [instant, day, time] of table) {
    assert.deepEqual([dayOf(new Date(instant)), timeOf(new Date(instant))], [day, time]);
  }
});
