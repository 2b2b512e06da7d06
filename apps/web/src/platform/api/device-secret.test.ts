import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Kept } from '../storage/kept.ts';
import { deviceSecret } from './device-secret.ts';

function store(): Kept {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

test('made once for a phone, another one for another phone', () => {
  const [mine, other] = [store(), store()];
  const secret = deviceSecret(mine);
  assert.match(secret, /^[A-Za-z0-9_-]{43}$/);
  assert.equal(deviceSecret(mine), secret);
  assert.notEqual(deviceSecret(other), secret);
});

test('what is not such a secret is made anew', () => {
  const spoilt = store();
  spoilt.set('DEVICE', 'spoilt');
  assert.match(deviceSecret(spoilt), /^[A-Za-z0-9_-]{43}$/);
});
