import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import * as en from '@teeka/words/en/index';
import { offlineCalls, offlineFiles } from './testing/offline-calls.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const waiting = calls.filter((call) => call.outbox);

test('every call that the contract lets wait has one file of its name, and no other has', () => {
  const wanted = waiting.map(({ name }) => `${kebab(name).replace('.', '/')}.offline.ts`);
  assert.deepEqual(offlineFiles, wanted.sort());
  assert.deepEqual([...offlineCalls.keys()].sort(), waiting.map(({ name }) => name).sort());
});

test('what a file loads is its call, and its title is told', async () => {
  for (const call of waiting) {
    assert.equal(await offlineCalls.get(call.name)?.load(), call, call.name);
    assert.ok(`what-${call.name}` in en.sync, call.name);
  }
});
