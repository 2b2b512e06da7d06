import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { readPregnancy } from '@teeka/domain/pregnancy';
import type { Her } from '../parts/her.ts';
import { eachWhom, settled } from './whom.ts';

const event = (event_id: string, kind: 'registered' | 'delivery', facts: Answers, births: readonly string[] = []) => ({
  ...{ event_id, kind, facts, at: '2026-11-20T05:00:00.000Z', by: 'anm' },
  births: births.map((birth_id) => ({ birth_id, child_id: birth_id, facts: { birth_outcome: 'Live birth' } })),
});
const her = (births: readonly string[], deceased_on: string | null = null) => {
  const events = [
    event('r', 'registered', { lmp_date: '2026-02-01' }),
    event('d', 'delivery', { delivered_on: '2026-11-18' }, births),
  ];
  return { pregnancies: [readPregnancy(1, events)], woman: { deceased_on } } as unknown as Her;
};
const referral = (facts: Answers) => ({ kind: 'referral', number: 1, facts }) as const;

test('a referral says what is on record by now: no child that was taken back, of the dead nothing', () => {
  const facts = { whom: ['mother', 'child'], of_births: 'one two', reason: 'fever' };
  assert.deepEqual(settled(her(['one', 'three']), referral(facts)), { ...facts, of_births: 'one' });
  assert.deepEqual(settled(her(['three']), referral(facts)), { whom: ['mother', 'child'], reason: 'fever' });
  assert.deepEqual(settled(her(['two'], '2026-11-19'), referral(facts)), {
    ...{ whom: ['child'], of_births: 'two', reason: 'fever' },
  });
  assert.deepEqual(settled(her([]), referral(facts)), { reason: 'fever' });
});

test('for mother and child it is two, of which hers names no births', () => {
  assert.deepEqual(eachWhom({ whom: ['mother', 'child'], of_births: 'one' }), [
    { whom: ['mother'] },
    { whom: ['child'], of_births: 'one' },
  ]);
  assert.deepEqual(eachWhom({ reason: 'fever' }), [{ reason: 'fever' }]);
});
