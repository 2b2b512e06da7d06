import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothingSaid, reasonOf, seenAt } from './unfit.ts';

test('what is wrong with a vial is sent as its fault, anything else in words', () => {
  assert.equal(reasonOf(nothingSaid), '');
  assert.equal(reasonOf({ fault: 'vvm-3', reason: 'typed before' }), 'vvm-3');
  assert.equal(reasonOf({ fault: 'other', reason: ' Label came off ' }), 'Label came off');
});

test('a stop keeps its hour where it is corrected, unless the clock was ahead', () => {
  const value = { ...nothingSaid, seen_at: '2026-11-20T05:00:00.000Z' };
  const now = '2026-11-21T05:00:00.000Z';
  assert.equal(seenAt({ value, hadWrongClock: false }, now), '2026-11-20T05:00:00.000Z');
  assert.equal(seenAt({ value, hadWrongClock: true }, now), now);
  assert.equal(seenAt({ value: nothingSaid, hadWrongClock: false }, now), now);
});
