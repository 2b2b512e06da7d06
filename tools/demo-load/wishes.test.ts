import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWishes } from './wishes.ts';

test('without a word: 5,000 people, seed 1', () => {
  const wishes = { people: 5000, seed: 1, databaseUrl: undefined, replace: false, closeAccounts: false };
  assert.deepEqual(readWishes([]), wishes);
});

test('numbers may be grouped, Indian or otherwise', () => {
  assert.equal(readWishes(['--people', '10,00,000']).people, 1_000_000);
  assert.deepEqual(readWishes(['--people', '300', '--seed', '7', '--replace']), {
    people: 300,
    seed: 7,
    databaseUrl: undefined,
    replace: true,
    closeAccounts: false,
  });
});

test('what cannot be is said in a sentence', () => {
  for (const people of ['199', '1000001', 'many', '', '-5']) {
    assert.throws(() => readWishes([`--people=${people}`]), /--people must be a number from 200 to 1000000/);
  }
  assert.throws(() => readWishes(['--seed', 'x']), /--seed must be/);
  assert.throws(() => readWishes(['--big']), /npm run demo/);
  assert.throws(() => readWishes(['5000']), /npm run demo/);
});
