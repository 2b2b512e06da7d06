import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missedSince, unsentOf, unsentSince } from './index.ts';

const now = new Date('2026-11-24T10:00:00.000Z');

test('a month without a sign-in is thirty days, what should have been sent is a day old', () => {
  assert.equal(missedSince(now).toISOString(), '2026-10-25T10:00:00.000Z');
  assert.equal(unsentSince(now).toISOString(), '2026-11-23T10:00:00.000Z');
});

const cases: readonly [what: string, madeAt: readonly string[], waiting: number, since: string | null][] = [
  ['nothing waits', [], 0, null],
  ['made a moment ago', ['2026-11-24T09:59:00Z'], 0, null],
  ['one of an hour', ['2026-11-24T09:00:00Z'], 1, '2026-11-24T09:00:00.000Z'],
  ['an old one, and one just made', ['2026-11-24T09:59:00Z', '2026-11-22T04:00:00Z'], 2, '2026-11-22T04:00:00.000Z'],
  ['a clock that ran ahead', ['2026-11-25T09:59:00Z'], 0, null],
  ['what is no instant', ['yesterday'], 0, null],
];
for (const [what, madeAt, waiting, since] of cases)
  test(`what a phone tells: ${what}`, () => assert.deepEqual(unsentOf(madeAt, now), { waiting, since }));
