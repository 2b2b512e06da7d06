import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Kept } from '../../platform/storage/kept.ts';
import type { CardTrust } from './card-trust.ts';
import { keepTrust } from './kept-trust.ts';

/** The store of a phone, which takes no text of more than `room` characters; as everywhere, what it refuses is not told. */
function aStore() {
  const values = new Map<string, string>();
  const has = { room: 10_000 };
  const store: Kept = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      if (value.length <= has.room) values.set(key, value);
    },
    remove: (key) => values.delete(key),
    clear: () => values.clear(),
  };
  return { store, values, has };
}

const entry = (rid: string) => ({ rid, before: 100, corrected: 1 });
const heard = (minute: number, ...rids: string[]): CardTrust => ({
  ...{ issuer: 'https://teeka.example', keys: [], revoked: [], withdrawn: rids.map(entry) },
  ...{ at: new Date(Date.UTC(2026, 10, 26, 10, minute)).toISOString(), heardAt: minute },
});
/** What the app finds when it is opened again. */
const found = (store: Kept) => keepTrust(store).read();

test('a list in which nothing changed is as of the last answer, though it was written before', () => {
  const { store, has } = aStore();
  const trust = keepTrust(store);
  assert.equal(trust.read(), null);
  trust.write(heard(0, 'a'), true);
  has.room = 120;
  trust.write(heard(5, 'a'), false);
  trust.write(heard(9, 'a'), false);
  assert.deepEqual(found(store), heard(9, 'a'));
  const next = keepTrust(store);
  next.read();
  next.write(heard(12, 'a'), false);
  assert.deepEqual(found(store), heard(12, 'a'), 'and so it is after the app was opened again');
});

test('where the store takes no list any more, the one of before is of its own time: what it lacks is asked for again', () => {
  const { store, has } = aStore();
  const trust = keepTrust(store);
  trust.write(heard(0, 'a'), true);
  has.room = 120;
  trust.write(heard(5, 'b', 'a'), true);
  assert.deepEqual(found(store), heard(0, 'a'));
  trust.write(heard(6, 'b', 'a'), false);
  assert.deepEqual(found(store), heard(0, 'a'));
  has.room = 10_000;
  trust.write(heard(7, 'c', 'b', 'a'), true);
  assert.deepEqual(found(store), heard(7, 'c', 'b', 'a'));
});

test('a list of another tab is not of the time that this one heard', () => {
  const { store } = aStore();
  const [one, other] = [keepTrust(store), keepTrust(store)];
  one.write(heard(0, 'a'), true);
  other.read();
  one.write(heard(3, 'b', 'a'), true);
  other.write(heard(4, 'a'), false);
  assert.deepEqual(found(store), heard(3, 'b', 'a'));
  other.write(heard(5, 'c', 'a'), true);
  one.write(heard(6, 'b', 'a'), false);
  assert.deepEqual(found(store), heard(5, 'c', 'a'));
});

test('what earlier versions of the app kept knows of no revoked keys, and is of the time that stands in it', () => {
  const { store } = aStore();
  const { revoked: _, ...before } = heard(0, 'a');
  store.set('CARD-TRUST', JSON.stringify(before));
  store.set('CARD-TRUST-HEARD', JSON.stringify({ at: heard(8).at, heardAt: 8 }));
  assert.deepEqual(found(store), heard(0, 'a'));
});
