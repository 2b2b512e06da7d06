import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seldom } from './seldom.ts';

test('on patchy network the loss is told once in a while, not each time', () => {
  let shown = 0;
  let now = 0;
  const tell = seldom(
    15,
    () => {
      shown += 1;
    },
    () => now,
  );
  const after = [0, 1, 14, 15, 16, 29, 30];
  const seen = after.map((minute) => {
    now = minute;
    tell();
    return shown;
  });
  assert.deepEqual(seen, [1, 1, 1, 2, 2, 2, 3]);
});
