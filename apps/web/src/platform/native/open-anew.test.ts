import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appKept } from './app-kept.ts';
import { openAnew } from './open-anew.ts';

test('the app is loaded anew where its files are here or come; else it goes on within', async () => {
  const went: string[] = [];
  const open = () =>
    openAnew(
      () => went.push('loaded'),
      () => went.push('within'),
    );
  // There is no server to ask in this test.
  appKept.set('fetching');
  await open();
  appKept.set('yes');
  await open();
  appKept.set('fetching');
  await openAnew(() => went.push('loaded'), undefined);
  assert.deepEqual(went, ['within', 'loaded', 'loaded']);
});
