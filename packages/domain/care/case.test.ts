import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CaseStatus, caseTakes, closeCase, plans } from './index.ts';

test('a dose goes into an open case, or into a closed one if it was given before', () => {
  const opened_at = '2026-11-21T05:00:00Z';
  const closed = { status: 'completed' as const, opened_at, closed_at: '2026-11-21T06:00:00Z' };
  assert.equal(caseTakes({ status: 'open', opened_at, closed_at: null }, '2026-11-21T09:00:00Z'), undefined);
  assert.equal(caseTakes(closed, '2026-11-21T05:59:00Z'), undefined);
  assert.equal(caseTakes(closed, '2026-11-21T06:01:00Z')?.code, 'VACDOS0010');
});

test('a dose captured before its case was opened tells of a clock that was set back', () => {
  const care = { status: 'open' as const, opened_at: '2026-11-21T05:00:00Z', closed_at: null };
  assert.equal(caseTakes(care, '2026-11-21T04:50:00Z'), undefined, 'two phones, minutes apart');
  assert.equal(caseTakes(care, '2026-11-21T04:49:00Z')?.code, 'SESDAY0015');
  assert.equal(caseTakes(care, '2026-11-20T05:00:00Z')?.code, 'SESDAY0015');
});

test('completing and closing a case', () => {
  const table: [string, CaseStatus, { status: CaseStatus; doses: number }, string][] = [
    ['complete', 'completed', { status: 'open', doses: 2 }, 'completed'],
    ['complete without a dose', 'completed', { status: 'open', doses: 0 }, 'VACDOS0011'],
    ['close without a dose', 'closed', { status: 'open', doses: 0 }, 'closed'],
    ['complete again', 'completed', { status: 'completed', doses: 2 }, 'unchanged'],
    ['complete what was closed', 'completed', { status: 'closed', doses: 2 }, 'VACDOS0010'],
  ];
  for (const [what, to, care, expected] of table) {
    const outcome = closeCase(plans.schedule, { status: to, reason: '', on: '2026-11-21' }, care);
    const found = 'refusal' in outcome ? outcome.refusal.code : 'unchanged' in outcome ? 'unchanged' : outcome.status;
    assert.equal(found, expected, what);
  }
});
