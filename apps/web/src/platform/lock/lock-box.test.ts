import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOfBox, makeBox, secretsOf } from './lock-box.ts';
import { countTry, isSpent, restLeft } from './tries.ts';

const secrets = { storeKey: 'c3RvcmU=', sessionKey: 'c2Vzc2lvbg==' };
const of = { store: 'teeka-1', user_name: 'asha', name: 'आशा' };
const made = () => makeBox(of, { password: 'Teeka@2026', secrets, stirred: 1000 });

test('the right password opens the box, another one does not', async () => {
  const { box } = await made();
  const key = await keyOfBox(box, 'Teeka@2026');
  assert.ok(key);
  assert.deepEqual(await secretsOf(box, key), secrets);
  for (const wrong of ['', 'teeka@2026', 'Teeka@2026 ']) assert.equal(await keyOfBox(box, wrong), null);
});

test('nothing of the secrets or the password lies readable in the box, nor twice the same', async () => {
  const [one, other] = [(await made()).box, (await made()).box];
  const text = JSON.stringify(one);
  for (const secret of [...Object.values(secrets), 'Teeka@2026']) assert.ok(!text.includes(secret));
  assert.notDeepEqual(one.salt, other.salt);
  assert.notEqual(one.wrapped, other.wrapped);
  assert.notEqual(one.secrets, other.secrets);
});

test("the box's own key cannot be read out", async () => {
  const { box, key } = await made();
  await assert.rejects(crypto.subtle.exportKey('raw', key));
  const opened = await keyOfBox(box, 'Teeka@2026');
  assert.ok(opened);
  await assert.rejects(crypto.subtle.exportKey('raw', opened));
});

test('wrong passwords: two are free, then each rest is twice the last, and after ten the box is spent', () => {
  let counted = { tries: 0, restUntil: 0 };
  const rests: number[] = [];
  while (!isSpent(counted)) {
    counted = countTry(counted, 1_000_000);
    rests.push(restLeft(counted, 1_000_000) / 60_000);
  }
  assert.deepEqual(rests, [0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
  assert.equal(restLeft(countTry({ tries: 2, restUntil: 0 }, 0), 60_000), 0);
});

test('a clock that was set back does not lock anybody out for years', () => {
  const counted = countTry({ tries: 5, restUntil: 0 }, Date.parse('2036-01-01'));
  assert.equal(restLeft(counted, Date.parse('2026-01-01')), 30 * 60_000);
});
