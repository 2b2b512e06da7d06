import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkListRange } from '@teeka/domain/reports';
import { daysOf, toDue, toDueFor, toLines, toZeroDose } from './to-people.ts';

test('the line list of a month looks at its days, of which none is to come or too far back; the server takes each', () => {
  const today = '2026-11-26';
  const table: [string, string, string][] = [
    ['2026-10', '2026-10-01', '2026-10-31'],
    ['2026-11', '2026-11-01', '2026-11-26'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2025-11', '2025-11-26', '2025-11-30'],
  ];
  for (const [month, from, to] of table) {
    assert.deepEqual(daysOf(month, today), { from, to }, month);
    const fields = { from: 'from', to: 'to' };
    assert.ok(!('refusal' in checkListRange({ from, to }, { direction: 'past', today, fields })), month);
  }
});

test('a list keeps the part of the area that the page was of, and nothing else of its address', () => {
  const before = { part: 'block-1011', month: '2026-10', span: 'year', sort: '-penta' };
  assert.deepEqual(toDue({ village: 7 }).search(before), { part: 'block-1011', village: 7 });
  assert.deepEqual(toDueFor('PENTA3').search(before), { part: 'block-1011', vaccine: 'Penta' });
  const days = { from: '2026-10-01', to: '2026-10-31' };
  assert.deepEqual(toLines(days, 7).search(before), { part: 'block-1011', ...days, village: 7 });
  const zero = { part: 'block-1011', month: '2026-10', span: 'year' };
  assert.deepEqual(toZeroDose().search(before), zero);
  assert.deepEqual(toZeroDose(7).search(before), { ...zero, village: 7 });
  assert.deepEqual(toLines(days).search({}), { part: undefined, ...days });
});
