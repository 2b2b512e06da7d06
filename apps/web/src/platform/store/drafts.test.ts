import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePhone, storeKey } from '../testing/phone.ts';
import { deriveKeys, type Vault, vaultOf } from '../vault/vault.ts';
import { openStore } from './database.ts';
import { openDrafts } from './drafts.ts';

const own = vaultOf(await deriveKeys(storeKey(1)));
const now = () => new Date('2026-03-16T09:00:00Z');

test('what was typed last is kept, however long the sealing of what was typed before takes', async () => {
  const first = Promise.withResolvers<void>();
  const slowAtFirst: Vault = {
    ...own,
    async seal(place, value) {
      if (value === 'A') await first.promise;
      return own.seal(place, value);
    },
  };
  const store = openStore('teeka-test', makePhone());
  const drafts = openDrafts({ store, vault: slowAtFirst, now });
  const saves = [drafts.save('form', 'A'), drafts.save('form', 'ASHA')];
  await Promise.race([saves[1], new Promise((resolve) => setTimeout(resolve, 50))]);
  first.resolve();
  await Promise.all(saves);
  assert.equal(await drafts.read('form'), 'ASHA');
  store.close();
});

test('of letters that wait for a slow store only the last is written; what is typed after a form was given up is kept', async () => {
  const sealed: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const slow: Vault = {
    ...own,
    async seal(place, value) {
      sealed.push(value);
      if (value === 'A') await first.promise;
      return own.seal(place, value);
    },
  };
  const store = openStore('teeka-test', makePhone());
  const drafts = openDrafts({ store, vault: slow, now });
  const begun = drafts.save('form', 'A');
  while (sealed.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  const more = ['AS', 'ASH', 'ASHA'].map((typed) => drafts.save('form', typed));
  const other = drafts.save('other form', 'RAM');
  first.resolve();
  await Promise.all([begun, ...more, other]);
  assert.deepEqual(sealed, ['A', 'ASHA', 'RAM']);
  assert.equal(await drafts.read('form'), 'ASHA');

  const acts = [drafts.save('form', 'B'), drafts.drop('form'), drafts.save('form', 'C')];
  await Promise.all(acts);
  assert.equal(await drafts.read('form'), 'C');
  await Promise.all([drafts.save('form', 'D'), drafts.drop('form')]);
  assert.equal(await drafts.read('form'), null);
  store.close();
});

test('a draft that cannot be saved does not keep the next one from being saved', async () => {
  const store = openStore('teeka-test', makePhone());
  const drafts = openDrafts({ store, vault: own, now });
  await assert.rejects(drafts.save('form', 1n));
  await drafts.save('form', 'ASHA');
  assert.equal(await drafts.read('form'), 'ASHA');
  store.close();
});
