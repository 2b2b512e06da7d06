import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  abortedOn,
  deliveredOn,
  diedOn,
  lostOn,
  term,
} from '../../../../../packages/domain/pregnancy/testing/order-case.ts';
import { pregnancyOf, type Step, today } from '../../../../../packages/domain/pregnancy/testing/stories.ts';
import { offeredKinds } from './offered-ends.ts';

test('her death leaves open what came before it, wherever it was recorded', () => {
  const born = 'delivery abortion';
  const table: [why: string, steps: Step[], deceased_on: string | null, expected: string][] = [
    ['goes on', [], null, `${born} maternal-death lost`],
    ['nobody found her', [lostOn('2026-11-01')], null, `${born} maternal-death`],
    ['delivered', [deliveredOn('2026-11-10')], null, 'maternal-death'],
    ['long ago', [deliveredOn('2026-10-01')], null, ''],
    ['her death is its end', [diedOn('2026-11-20')], '2026-11-20', born],
    ['delivered, then she died', [deliveredOn('2026-11-10'), diedOn('2026-11-20')], '2026-11-20', ''],
    ['declared by itself', [], '2026-11-20', `${born} maternal-death`],
    ['the same, whom nobody had found', [lostOn('2026-11-01')], '2026-11-20', `${born} maternal-death`],
    ['declared by itself, long after', [], '2027-01-20', born],
    ['delivered, declared by itself', [deliveredOn('2026-11-10')], '2026-11-20', 'maternal-death'],
    ['declared beyond the weeks', [deliveredOn('2026-10-01')], '2026-11-20', ''],
    ['after an abortion, declared by itself', [abortedOn('2026-06-01')], '2026-06-20', 'maternal-death'],
  ];
  for (const [why, steps, deceased_on, expected] of table)
    assert.equal(offeredKinds(pregnancyOf(steps, term), today, deceased_on).join(' '), expected, why);
});
