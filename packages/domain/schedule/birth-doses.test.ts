import assert from 'node:assert/strict';
import { test } from 'node:test';
import { birthDosesOn } from './birth-doses.ts';
import { nationalSchedule } from './national-schedule.ts';

test('birth doses are open as the schedule has it: hepatitis B to the day after, OPV for 15 days, BCG for a year', () => {
  assert.deepEqual(birthDosesOn('2026-11-26', nationalSchedule), [
    { code: 'BCG', bornFrom: '2025-11-27' },
    { code: 'HEPB0', bornFrom: '2026-11-25' },
    { code: 'OPV0', bornFrom: '2026-11-11' },
  ]);
});
