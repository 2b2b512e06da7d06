import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dosesEach, dropOutsOf, notTakenPlace, plannedByNow, shareOf, zeroDoses } from './state.ts';

const cohort = (children: number, had: Readonly<Record<string, number>>, eligible = children) => ({
  children,
  complete: 0,
  doses: Object.entries(had).map(([code, count]) => ({ code, eligible, had: count })),
});

test('where drop-out begins: who began and did not go on, also below zero and where nobody began', () => {
  const table: [number, number, number | null][] = [
    [200, 150, 25],
    [3, 2, 33.3],
    [10, 12, -20],
    [0, 0, null],
    [0, 4, null],
  ];
  for (const [first, last, percent] of table) {
    const of = { first: cohort(300, { PENTA1: first, PENTA3: last }), second: cohort(300, { MR1: last, MR2: last }) };
    const [penta, mr] = dropOutsOf(of);
    assert.deepEqual([penta?.first, penta?.last, penta?.percent], [first, last, percent]);
    assert.equal(mr?.percent, last === 0 ? null : 0);
    assert.equal(zeroDoses(of), 300 - first);
  }
});

test('a share is of those for whom the dose is', () => {
  assert.equal(shareOf(cohort(10, { JE1: 3 }, 4), 'JE1'), 75);
  assert.equal(shareOf(cohort(10, { JE1: 0 }, 0), 'JE1'), null);
  assert.equal(shareOf(cohort(10, {}), 'JE1'), null);
});

test('sessions: those that did not take place, and doses by those that were', () => {
  const sessions = { planned: 8, took_place: 6, cancelled: 1, to_come: 0, doses: 100 };
  assert.deepEqual([notTakenPlace(sessions), dosesEach(sessions)], [1, 16.7]);
  const going = { ...sessions, planned: 12, to_come: 4 };
  assert.deepEqual([notTakenPlace(going), plannedByNow(going)], [1, 8], 'those to come are not held against anybody');
  assert.equal(dosesEach({ ...sessions, took_place: 0 }), null);
});
