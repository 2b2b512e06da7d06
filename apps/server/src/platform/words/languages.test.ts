import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLanguage } from './languages.ts';
import { refusalSentence } from './sentence.ts';

test('the language a phone asks for, English when it asks for none of ours', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en;q=0.5, hi;q=0.9', 'hi'],
    ['ta, hi;q=0', 'en'],
    ['ta,*;q=0.1', 'en'],
    [';;;q=,,', 'en'],
  ];
  for (const [header, language] of cases) assert.equal(chooseLanguage(header), language, header);
});

test('sentences carry their values', () => {
  assert.match(refusalSentence('en', { code: 'USRAUT0002', values: { minutes: 15 } }), /in 15 minutes/);
  assert.match(refusalSentence('hi', { code: 'USRAUT0002', values: { minutes: 15 } }), /15/);
});
