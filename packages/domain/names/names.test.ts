import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Names, nameIn, spokenOf, unnamed } from './index.ts';

test('a name in the language that is asked for, in English where it has none', () => {
  const table: [Names | null, string, string][] = [
    [{ en: 'Rampur', hi: 'रामपुर' }, 'Rampur', 'रामपुर'],
    [{ en: 'Rampur', hi: '' }, 'Rampur', 'Rampur'],
    [{ en: 'Rampur' }, 'Rampur', 'Rampur'],
    [unnamed, '', ''],
    [null, '', ''],
  ];
  for (const [names, en, hi] of table) assert.deepEqual([nameIn(names, 'en'), nameIn(names, 'hi')], [en, hi]);
});

test('a code is one of the languages that we speak, or none', () => {
  assert.deepEqual(['hi', 'en', 'ta', 'HI', '', null, undefined].map(spokenOf), [
    'hi',
    'en',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
