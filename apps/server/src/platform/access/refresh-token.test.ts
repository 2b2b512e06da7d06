import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAtRest } from '../sealing/at-rest.ts';
import { keyIdOf, markOf } from '../sealing/data-key.ts';
import { KeyRing, type KeyRow, keptRow } from '../sealing/key-ring.ts';
import { PreparedKey } from '../sealing/prepared-key.ts';
import { firstRefreshToken, nextRefreshToken, provenSignInOf, refreshHash, signInOf } from './refresh-token.ts';

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const row = (key: Buffer, more: Partial<KeyRow> = {}): KeyRow => ({
  key_id: keyIdOf(key),
  mark: markOf(key),
  writes: false,
  retired: false,
  kept_sealed: null,
  ...more,
});
/** What a change of key leaves in the database of a key whose place `by` took. */
const gone = (key: Buffer, by: Buffer): KeyRow => {
  const kept_sealed = makeAtRest(by).sealBytes('kept-keys', keptRow(keyIdOf(key)), new PreparedKey(key).kept);
  return row(key, { retired: true, kept_sealed });
};

const before = makeAtRest(new KeyRing([first], [row(first, { writes: true })]));
const sign_in_id = '01890a5d-ac96-774b-bcce-b302099a8057';
const token = firstRefreshToken(before, sign_in_id);
const next = nextRefreshToken(before, token);
const given = refreshHash(before, next);

const stages: readonly (readonly [when: string, keys: readonly Buffer[], rows: readonly KeyRow[]])[] = [
  ['the new key is known', [second, first], [row(first, { writes: true }), row(second)]],
  ['the new key writes', [second, first], [row(first), row(second, { writes: true })]],
  [
    'the old key is retired, and this process still has it',
    [second, first],
    [gone(first, second), row(second, { writes: true })],
  ],
  ['the old key is gone', [second], [gone(first, second), row(second, { writes: true })]],
  ['the key was changed twice', [third], [gone(first, third), gone(second, third), row(third, { writes: true })]],
];

for (const [when, keys, rows] of stages) {
  const atRest = makeAtRest(new KeyRing(keys, rows));

  test(`${when}: a phone whose reply was lost before is given the very same token again`, () => {
    assert.equal(nextRefreshToken(atRest, token, given), next);
  });

  test(`${when}: a token of before is known as ours, and what follows it too`, () => {
    assert.equal(provenSignInOf(atRest, token), sign_in_id);
    const following = nextRefreshToken(atRest, next, given);
    assert.deepEqual([signInOf(following), provenSignInOf(atRest, following)], [sign_in_id, sign_in_id]);
    const foreign = makeAtRest(Buffer.alloc(32, 9));
    assert.equal(provenSignInOf(atRest, firstRefreshToken(foreign, sign_in_id)), undefined);
  });
}

test('a new token is marked by the key that writes', () => {
  const after = makeAtRest(new KeyRing([second, first], [gone(first, second), row(second, { writes: true })]));
  assert.equal(provenSignInOf(makeAtRest(second), nextRefreshToken(after, token)), sign_in_id);
});

test('of a key that was retired before this was kept, what is kept still serves', () => {
  const short = before.keyFor('hash');
  const kept_sealed = makeAtRest(second).sealBytes(
    'kept-keys',
    keptRow(keyIdOf(first)),
    Buffer.concat([short, before.keyFor('access-token')]),
  );
  const rows = [row(first, { retired: true, kept_sealed }), row(second, { writes: true })];
  const atRest = makeAtRest(new KeyRing([second], rows));
  assert.deepEqual(refreshHash(atRest, token), refreshHash(before, token));
  assert.equal(provenSignInOf(atRest, token), undefined);
  assert.equal(provenSignInOf(atRest, nextRefreshToken(atRest, token)), sign_in_id);
});
