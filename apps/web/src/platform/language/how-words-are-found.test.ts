import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whole } from '@teeka/words/whole';
import i18next from 'i18next';
import { howWordsAreFound } from './how-words-are-found.ts';

for (const [language, words] of Object.entries(whole))
  test(`every sentence is found by its key, also one with spaces in it: ${language}`, async () => {
    const instance = i18next.createInstance();
    await instance.init({ lng: language, resources: { [language]: { ...words } }, ...howWordsAreFound });
    const keys = Object.entries(words).flatMap(([capability, sentences]) =>
      Object.keys(sentences).map((key) => `${capability}:${key}`),
    );
    const lost = keys.filter((key) => (instance.t as unknown as (key: string) => string)(key) === key);
    assert.deepEqual(lost, []);
  });
