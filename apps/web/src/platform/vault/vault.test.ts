import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makePhone, storeKey } from '../testing/phone.ts';
import { openKeyring } from './keyring.ts';
import { deriveKeys, vaultOf } from './vault.ts';

describe('vault', () => {
  test('opens what it sealed, at the same place only, and with the same key only', async () => {
    const own = vaultOf(await deriveKeys(storeKey(1)));
    const other = vaultOf(await deriveKeys(storeKey(2)));
    const sealed = await own.seal('draft/a', { name: 'आशा', n: 1 });
    assert.deepEqual(await own.open('draft/a', sealed), { name: 'आशा', n: 1 });
    await assert.rejects(own.open('draft/b', sealed));
    await assert.rejects(other.open('draft/a', sealed));
  });

  test('the same text seals differently each time, and hashes alike under one key only', async () => {
    const own = vaultOf(await deriveKeys(storeKey(1)));
    const other = vaultOf(await deriveKeys(storeKey(2)));
    assert.notDeepEqual(await own.seal('a', 'x'), await own.seal('a', 'x'));
    assert.equal(await own.hash('9876543210'), await own.hash('9876543210'));
    assert.notEqual(await own.hash('9876543210'), await other.hash('9876543210'));
  });

  test('its keys cannot be read out', async () => {
    const { cipher, mac } = await deriveKeys(storeKey(1));
    await assert.rejects(crypto.subtle.exportKey('raw', cipher));
    await assert.rejects(crypto.subtle.exportKey('raw', mac));
  });

  test('a key of another length is refused', async () => {
    await assert.rejects(deriveKeys(btoa('short')));
  });
});

describe('keyring', () => {
  test('the app opens again without the server while signed in, and not after signing out', async () => {
    const phone = makePhone();
    const first = openKeyring(phone);
    const { vault } = await first.unlock('worker-1', storeKey(1));
    const sealed = await vault.seal('a', 'kept');
    first.close();

    const again = openKeyring(phone);
    const reopened = await again.reopen('worker-1');
    assert.equal(await reopened?.vault.open('a', sealed), 'kept');
    await again.drop();
    assert.equal(await again.reopen('worker-1'), null);

    const back = await again.unlock('worker-1', storeKey(1));
    assert.equal(await back.vault.open('a', sealed), 'kept');
    again.close();
  });

  test('one key at a time: the next worker cannot open the store of the one before', async () => {
    const keyring = openKeyring(makePhone());
    const one = await keyring.unlock('worker-1', storeKey(1));
    const two = await keyring.unlock('worker-2', storeKey(2));
    assert.notEqual(one.store, two.store);
    assert.equal(await keyring.reopen('worker-1'), null);
    assert.deepEqual([...(await keyring.stores())].sort(), [one.store, two.store].sort());
    keyring.close();
  });
});
