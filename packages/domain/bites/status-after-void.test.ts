import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statusAfterVoid } from './close-case.ts';

test('a completed course that lacks a dose again is open', () => {
  const [open, completed, closed] = [1, 2, 3];
  const days = (...of: number[]) =>
    [
      { day: 0, on: '2026-01-05' },
      { day: 3, on: '2026-01-08' },
      { day: 7, on: '2026-01-12' },
      { day: 28, on: '2026-02-02' },
    ].filter(({ day }) => of.includes(day));
  const whole = days(0, 3, 7, 28);
  const table: [string, object, boolean, number][] = [
    ['the last dose was taken back', { given: days(0, 3, 7) }, false, open],
    ['one in between', { given: days(0, 7, 28) }, false, open],
    ['the only ones', { given: [] }, false, open],
    ['immunoglobulin: the course stands', { given: whole }, false, completed],
    ['another course is open meanwhile', { given: days(0, 3, 7) }, true, closed],
    ['an open case stays open', { given: days(0), status: open }, false, open],
    ['one closed without completion stays so', { given: days(0), status: closed }, false, closed],
    [
      'of a snake bite nothing is still to come',
      { case_type: 'venom', regimen: '', given: [] },
      false,
      completed,
    ],
  ];
  for (const [what, more, hasOpen, expected] of table) {
    const care = {
      case_type: 'rabies',
      status: completed,
      regimen: 'IDRV',
      rules_version: '2026-1',
      given: whole,
    };
    assert.equal(statusAfterVoid({ ...care, ...more } as never, hasOpen), expected, what);
  }
});
