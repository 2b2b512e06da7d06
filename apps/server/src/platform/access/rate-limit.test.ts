import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RateLimit } from './rate-limit.ts';

test('a caller is counted by the minute, and alone', () => {
  const limit = new RateLimit(3);
  const tries = (caller: string, now: number) => [1, 2, 3, 4].map(() => limit.allows(caller, now));
  assert.deepEqual(tries('a', 0), [true, true, true, false]);
  assert.deepEqual(tries('b', 0), [true, true, true, false]);
  assert.equal(limit.allows('a', 59_999), false);
  assert.equal(limit.allows('a', 60_000), true);
});

test('no number of made-up callers makes it forget one that has had enough', () => {
  const limit = new RateLimit(10);
  for (let nth = 0; nth < 11; nth++) limit.allows('stranger', 0);
  for (let nth = 0; nth < 120_000; nth++) limit.allows(`made up ${nth}`, 0);
  assert.equal(limit.allows('stranger', 0), false);
});
