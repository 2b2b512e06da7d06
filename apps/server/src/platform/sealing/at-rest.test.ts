import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sealedBefore } from '../../testing/sealed-before.ts';
import { makeAtRest } from './at-rest.ts';
import { keyIdOf, markOf } from './data-key.ts';
import { KeyRing, type KeyRow, keptRow } from './key-ring.ts';
import { PreparedKey } from './prepared-key.ts';

const [old, fresh, foreign] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const row = (key: Buffer, more: Partial<KeyRow> = {}): KeyRow => ({
  key_id: keyIdOf(key),
  mark: markOf(key),
  writes: false,
  retired: false,
  kept_sealed: null,
  ...more,
});

const number = '9876543210';
const mine = makeAtRest(old);

/** How a sealed value is misused, and where it is then read. */
const misuses: readonly [string, (sealed: Buffer) => { at?: Parameters<typeof mine.open>; by?: Buffer }][] = [
  ['put into another row', (sealed) => ({ at: ['mobile', 'person/2', sealed] })],
  ['of a user, put to a person', (sealed) => ({ at: ['mobile', 'user/1', sealed] })],
  ['read as another kind', (sealed) => ({ at: ['photo-id', 'person/1', sealed] })],
  ['read with another key', () => ({ by: foreign })],
  ['cut', (sealed) => ({ at: ['mobile', 'person/1', sealed.subarray(0, 20)] })],
  ['empty', () => ({ at: ['mobile', 'person/1', Buffer.alloc(0)] })],
  [
    'with one bit turned',
    (sealed) => {
      const turned = Buffer.from(sealed);
      turned.writeUInt8(turned.readUInt8(20) ^ 1, 20);
      return { at: ['mobile', 'person/1', turned] };
    },
  ],
  [
    'said to be of before, to escape its row',
    (sealed) => ({ at: ['mobile', 'person/2', Buffer.concat([Buffer.of(1), sealed.subarray(5)])] }),
  ],
];

for (const [what, misuse] of misuses)
  test(`a sealed number ${what} does not open: it is told, and shown as empty`, () => {
    const sealed = mine.seal('mobile', 'person/1', number);
    const { at = ['mobile', 'person/1', sealed], by = old } = misuse(sealed);
    const unreadable: string[] = [];
    const reader = makeAtRest(by, (kind, of) => unreadable.push(`${kind} of ${of}`));
    assert.equal(reader.open(...at), '');
    assert.deepEqual(unreadable, [`${at[0]} of ${at[1]}`]);
    assert.throws(() => reader.openBytes(...at));
    assert.equal(mine.open('mobile', 'person/1', sealed), number, 'where it belongs it opens');
  });

test('a value names the key it was sealed under, and its row in either case', () => {
  const sealed = mine.seal('session-key', 'sign-in/00AB', 'a key');
  assert.deepEqual(sealed.subarray(0, 5), Buffer.concat([Buffer.of(2), keyIdOf(old)]));
  assert.equal(mine.open('session-key', 'sign-in/00ab', sealed), 'a key');
});

test('kinds are sealed under keys of their own', () => {
  const keys = ['seal/mobile', 'seal/photo-id', 'seal/file', 'hash', 'audit', 'access-token', 'at-rest'].map(
    (purpose) => mine.keyFor(purpose).toString('hex'),
  );
  assert.equal(new Set([...keys, old.toString('hex')]).size, keys.length + 1);
});

test('values of before open in whichever row they stand, under any of the keys', () => {
  const sealed = sealedBefore(old, 'mobile', number);
  assert.equal(mine.open('mobile', 'person/1', sealed), number);
  assert.equal(makeAtRest(new KeyRing([fresh, old])).open('mobile', 'person/1', sealed), number);
  assert.throws(() => mine.openBytes('photo-id', 'person/1', sealed));
  assert.throws(() => makeAtRest(fresh).openBytes('mobile', 'person/1', sealed));
});

test('of several keys the first seals in a new database, and all open', () => {
  const both = makeAtRest(new KeyRing([fresh, old]));
  const sealed = both.seal('mobile', 'person/1', number);
  assert.equal(makeAtRest(fresh).open('mobile', 'person/1', sealed), number);
  assert.equal(both.open('mobile', 'person/1', mine.seal('mobile', 'person/1', number)), number);
});

test('in a database that holds data the key that writes there seals, whichever is named first', () => {
  const ring = new KeyRing([fresh, old], [row(old, { writes: true })]);
  const both = makeAtRest(ring);
  assert.equal(mine.open('mobile', 'person/1', both.seal('mobile', 'person/1', number)), number);
  assert.deepEqual(both.hashes('mobile', number), mine.hashes('mobile', number));
  assert.throws(() => new KeyRing([fresh], [row(old, { writes: true })]), /the key that writes/);
});

test('while a key is changed a number is looked for under both, and stored under the one that writes', () => {
  const ring = new KeyRing([fresh, old], [row(old, { writes: true })]);
  const atRest = makeAtRest(ring);
  const before = atRest.hash('mobile', number);
  ring.follow([fresh, old], [row(old, { writes: true }), row(fresh)]);
  assert.deepEqual(atRest.hash('mobile', number), before, 'the new one is known, and does not write yet');
  assert.equal(atRest.hashes('mobile', number).length, 2);
  ring.follow([fresh, old], [row(old), row(fresh, { writes: true })]);
  assert.deepEqual(atRest.hash('mobile', number), makeAtRest(fresh).hash('mobile', number));
  assert.ok(atRest.hashes('mobile', number).some((each) => each.equals(before)));
  assert.equal(atRest.isHash('mobile', number, before), true);
  ring.follow([fresh, old], [row(old, { retired: true }), row(fresh, { writes: true })]);
  assert.deepEqual(atRest.hashes('mobile', number), makeAtRest(fresh).hashes('mobile', number));
});

test('what cannot be hashed anew is still known when the old key is gone', () => {
  const kept = makeAtRest(fresh).sealBytes('kept-keys', keptRow(keyIdOf(old)), new PreparedKey(old).kept);
  const rows = [row(old, { retired: true, kept_sealed: kept }), row(fresh, { writes: true })];
  const alone = makeAtRest(new KeyRing([fresh], rows));
  assert.deepEqual(alone.hash('refresh', 'a token'), mine.hash('refresh', 'a token'));
  assert.deepEqual(alone.hash('throttle', 'somebody'), mine.hash('throttle', 'somebody'));
  assert.equal(alone.isHash('input', 'what was sent', mine.hash('input', 'what was sent')), true);
  assert.deepEqual(alone.hash('input', 'sent now'), makeAtRest(fresh).hash('input', 'sent now'));
  assert.equal(alone.isHash('mobile', number, mine.hash('mobile', number)), false, 'numbers are hashed anew');
});
