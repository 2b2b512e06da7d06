import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseStatus } from '../care/index.ts';
import type { GivenDay } from '../rabies/index.ts';
import { isComplete } from '../rabies/index.ts';
import { statusAfterVoid } from './closing.ts';
import type { CaseType } from './dose-codes.ts';

interface More {
  readonly given: readonly GivenDay[];
  readonly status?: CaseStatus;
  readonly case_type?: CaseType;
  readonly regimen?: string;
}

test('a completed course that lacks a dose again is open', () => {
  const [open, completed, closed] = ['open', 'completed', 'closed'] as const;
  const days = (...of: number[]) =>
    [
      { day: 0, on: '2026-01-05' },
      { day: 3, on: '2026-01-08' },
      { day: 7, on: '2026-01-12' },
      { day: 28, on: '2026-02-02' },
    ].filter(({ day }) => of.includes(day));
  const whole = days(0, 3, 7, 28);
  const table: [string, More, boolean, CaseStatus][] = [
    ['the last dose was taken back', { given: days(0, 3, 7) }, false, open],
    ['one in between', { given: days(0, 7, 28) }, false, open],
    ['the only ones', { given: [] }, false, open],
    ['immunoglobulin: the course stands', { given: whole }, false, completed],
    ['another course is open meanwhile', { given: days(0, 3, 7) }, true, closed],
    ['an open case stays open', { given: days(0), status: open }, false, open],
    ['one closed without completion stays so', { given: days(0), status: closed }, false, closed],
    ['of a snake bite nothing is still to come', { case_type: 'venom', regimen: '', given: [] }, false, completed],
  ];
  for (const [what, more, hasOpen, expected] of table) {
    const care = {
      case_type: 'rabies' as CaseType,
      status: completed as CaseStatus,
      regimen: 'IDRV',
      rules_version: '2026-1',
      ...more,
    };
    const after = { isComplete: isComplete(care), hasOpenCourse: hasOpen };
    assert.equal(statusAfterVoid(care, after), expected, what);
  }
});
