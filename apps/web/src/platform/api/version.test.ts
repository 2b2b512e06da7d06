import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installedVersion, readHeaders, serverNow, updateRequired } from './version.ts';

const higher = String(Number(installedVersion) + 1);

test('only a phone’s app is asked to update, and only by a higher version', () => {
  const table: [version: string | null, isPhone: boolean, required: boolean][] = [
    [null, true, false],
    [installedVersion, true, false],
    ['0.9', true, false],
    ['not a number', true, false],
    [higher, false, false],
    [higher, true, true],
  ];
  for (const [version, isPhone, required] of table) {
    updateRequired.set(false);
    readHeaders(new Headers(version === null ? {} : { Version: version }), isPhone);
    assert.equal(updateRequired.get(), required, `${version} on ${isPhone ? 'a phone' : 'the web'}`);
  }
});

test('once asked for, the update stays asked for', () => {
  updateRequired.set(false);
  readHeaders(new Headers({ Version: higher }), true);
  readHeaders(new Headers({ Version: installedVersion }), true);
  assert.equal(updateRequired.get(), true);
});

test('a wrong clock is corrected by the server’s, a slow answer is not', () => {
  readHeaders(new Headers({ Date: new Date(Date.now() + 3_600_000).toUTCString() }), false);
  assert.ok(Math.abs(serverNow() - Date.now() - 3_600_000) < 2_000);
  readHeaders(new Headers({ Date: new Date().toUTCString() }), false);
  assert.ok(Math.abs(serverNow() - Date.now()) < 100);
});
