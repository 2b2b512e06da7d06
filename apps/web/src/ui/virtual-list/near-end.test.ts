import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNearEnd } from './near-end.ts';

test('more is asked for twenty rows before the end', () => {
  assert.equal(isNearEnd(79, 100), false);
  assert.equal(isNearEnd(80, 100), true);
});
