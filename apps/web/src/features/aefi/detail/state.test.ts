import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StepTimes } from '@teeka/domain/aefi';
import { nextSteps } from './state.ts';

const times = (more: Partial<StepTimes> = {}): StepTimes => ({
  category: 'serious',
  notified_at: '2026-11-21T04:00:00Z',
  filed_at: null,
  case_id_at: null,
  investigated_at: null,
  final_at: null,
  closed_at: null,
  ...more,
});
const at = '2026-11-22T04:00:00Z';

test('what can be done next', () => {
  const rows: [string, StepTimes, string[]][] = [
    ['a notice: the outcome may change, the form is completed elsewhere', times(), ['answers']],
    [
      'filed: the case number and the investigation',
      times({ filed_at: at }),
      ['case-id', 'investigated', 'answers'],
    ],
    ['with its number', times({ filed_at: at, case_id_at: at }), ['investigated', 'answers']],
    ['investigated', times({ filed_at: at, case_id_at: at, investigated_at: at }), ['final', 'answers']],
    [
      'all done',
      times({ filed_at: at, case_id_at: at, investigated_at: at, final_at: at }),
      ['closed', 'answers'],
    ],
    ['a minor event is closed at once', times({ category: 'minor' }), ['answers', 'closed']],
    ['closed', times({ closed_at: at }), []],
  ];
  for (const [what, of, expected] of rows) assert.deepEqual(nextSteps(of), expected, what);
});
