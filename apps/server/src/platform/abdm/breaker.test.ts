import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Breaker, mostSilences, restMs } from './breaker.ts';

test('a service that was silent so many times in a row is left alone, tried once after a rest, and asked again when it answers', () => {
  const breaker = new Breaker();
  for (let nth = 1; nth < mostSilences; nth++) breaker.heard(true, 0);
  assert.equal(breaker.mayAsk(0), true, 'one more is allowed');
  breaker.heard(true, 0);
  assert.equal(breaker.mayAsk(restMs - 1), false);
  assert.equal(breaker.mayAsk(restMs), true, 'one tries it');
  assert.equal(breaker.mayAsk(restMs), false, 'and no second one meanwhile');
  breaker.heard(true, restMs);
  assert.equal(breaker.mayAsk(2 * restMs - 1), false);
  assert.equal(breaker.mayAsk(2 * restMs), true);
  breaker.heard(false, 2 * restMs);
  for (let nth = 0; nth < 5; nth++) assert.equal(breaker.mayAsk(2 * restMs), true);
});

test('an answer between silences begins the count anew', () => {
  const breaker = new Breaker();
  for (let nth = 0; nth < 3 * mostSilences; nth++) breaker.heard(nth % 3 !== 0, nth);
  assert.equal(breaker.mayAsk(100), true);
});
