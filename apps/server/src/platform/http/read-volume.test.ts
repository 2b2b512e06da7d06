import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReadVolume, tracedVolume } from './read-volume.ts';

test('a day of reading is traced once, then bounded, and begins anew the next day', () => {
  const volume = new ReadVolume();
  const [day, next] = ['2026-03-16', '2026-03-17'];
  assert.equal(volume.add('a', tracedVolume - 1, day), false);
  assert.equal(volume.add('a', 1, day), true);
  assert.equal(volume.add('a', 500, day), false);
  assert.equal(volume.isSpent('a', day), false);
  volume.add('a', 50_000, day);
  assert.equal(volume.isSpent('a', day), true);
  assert.equal(volume.isSpent('b', day), false);
  assert.equal(volume.isSpent('a', next), false);
});
