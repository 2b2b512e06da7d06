import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPregnancy } from '@teeka/domain/pregnancy';
import { planOfVisits } from './days.ts';

const event = (event_id: string, kind: 'registered' | 'delivery' | 'postnatal', facts: object) => ({
  event_id,
  kind,
  facts: { ...facts },
  births: [],
  at: '2026-11-21T05:00:00.000Z',
  by: 'anm',
});
const visited = (...days: readonly string[]) => {
  const found = readPregnancy(1, [
    event('r', 'registered', { lmp_date: '2026-02-01', registered_on: '2026-04-01' }),
    event('d', 'delivery', { delivered_on: '2026-11-01' }),
    ...days.map((visited_on) => event(visited_on, 'postnatal', { visited_on })),
  ]);
  assert.ok(found);
  return found;
};

test('a visit stands for the last day of the plan that has come; what went by without one is named', () => {
  const pregnancy = visited('2026-11-02', '2026-11-09');
  assert.deepEqual(planOfVisits(pregnancy, '2026-11-01'), { days: 0, planned: undefined, done: [1, 7], missing: [] });
  assert.deepEqual(planOfVisits(pregnancy, '2026-11-16'), { days: 15, planned: 14, done: [1, 7], missing: [3] });
  assert.deepEqual(planOfVisits(visited(), '2026-11-03'), { days: 2, planned: 1, done: [], missing: [] });
  assert.equal(planOfVisits(pregnancy, ''), null);
});
