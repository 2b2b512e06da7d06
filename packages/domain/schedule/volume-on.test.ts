import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nationalSchedule, volumeOn } from './index.ts';

test('BCG is 0.05 ml up to one month of age and 0.1 ml after it; other volumes do not depend on age', () => {
  const table: [string, string, string, string][] = [
    ['BCG', '2026-10-21', '2026-10-21', 'bcg-to-1-month'],
    ['BCG', '2026-10-21', '2026-11-21', 'bcg-to-1-month'],
    ['BCG', '2026-10-21', '2026-11-22', 'bcg-after-1-month'],
    ['BCG', '2026-01-31', '2026-03-01', 'bcg-after-1-month'],
    ['PENTA1', '2026-10-01', '2026-11-21', '0-5-ml'],
  ];
  for (const [code, dob, day, expected] of table) {
    const row = nationalSchedule.rows.find((one) => one.code === code);
    assert.equal(row && volumeOn(row, dob, day), expected, `${code} ${dob} ${day}`);
  }
});
