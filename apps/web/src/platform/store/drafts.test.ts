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

test('a draft that cannot be saved does not keep the next one from being saved', async () => {
  const store = openStore('teeka-test', makePhone());
  const drafts = openDrafts({ store, vault: own, now });
  await assert.rejects(drafts.save('form', 1n));
  await drafts.save('form', 'ASHA');
  assert.equal(await drafts.read('form'), 'ASHA');
  store.close();
});
