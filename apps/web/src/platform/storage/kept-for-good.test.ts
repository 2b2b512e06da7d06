import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { askToKeep, keptForGood } from './kept-for-good.ts';

afterEach(() => keptForGood.set(null));

const browser = (persisted: boolean, persist: () => Promise<boolean>) =>
  ({ persisted: async () => persisted, persist }) as StorageManager;

test('the browser is asked once, and its answer is what is told', async () => {
  let requests = 0;
  const answers = (answer: boolean) =>
    browser(false, async () => {
      requests += 1;
      return answer;
    });
  await askToKeep(answers(false));
  await askToKeep(answers(true));
  assert.deepEqual([requests, keptForGood.get()], [1, false]);
  keptForGood.set(null);
  await askToKeep(answers(true));
  assert.equal(keptForGood.get(), true);
});

test('a promise that was given is not asked for again; no answer is no promise', async () => {
  const fails = async () => {
    throw new Error('not allowed');
  };
  await askToKeep(browser(true, fails));
  assert.equal(keptForGood.get(), true);
  keptForGood.set(null);
  await askToKeep(browser(false, fails));
  assert.equal(keptForGood.get(), false);
  keptForGood.set(null);
  await askToKeep({} as StorageManager);
  assert.equal(keptForGood.get(), false);
});
