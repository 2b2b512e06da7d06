import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressing, type StepTimes } from './index.ts';

const report = (notified_at: string, more: Partial<StepTimes> = {}): StepTimes => ({
  category: 'serious',
  notified_at,
  filed_at: null,
  case_id_at: null,
  investigated_at: null,
  final_at: null,
  closed_at: null,
  ...more,
});

test('how many reports are late, and of how many others a step ends today in India', () => {
  const at = new Date('2026-11-22T15:00:00+05:30');
  const table: [string, StepTimes, string][] = [
    ['the form was due this morning', report('2026-11-21T09:00:00+05:30'), '1 late 0 today'],
    ['it is due tonight', report('2026-11-21T22:00:00+05:30'), '0 late 1 today'],
    ['it is due tomorrow, which in Greenwich is still today', report('2026-11-22T02:00:00+05:30'), '0 late 0 today'],
    ['late with the form, whatever else ends today', report('2026-11-12T20:00:00+05:30'), '1 late 0 today'],
    ['a minor one has a week', report('2026-11-21T09:00:00+05:30', { category: 'minor' }), '0 late 0 today'],
    [
      'all steps taken',
      report('2026-11-01T09:00:00+05:30', {
        filed_at: '2026-11-01T10:00:00+05:30',
        case_id_at: '2026-11-01T10:00:00+05:30',
        investigated_at: '2026-11-01T10:00:00+05:30',
        final_at: '2026-11-01T10:00:00+05:30',
      }),
      '0 late 0 today',
    ],
  ];
  for (const [what, times, expected] of table) {
    const { open, late, due_today } = pressing([times], at);
    assert.equal(`${late} late ${due_today} today`, expected, what);
    assert.equal(open, 1);
  }
});
