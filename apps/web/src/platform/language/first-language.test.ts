import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLanguage } from './first-language.ts';

test('the first language of a phone', () => {
  const table: readonly [phone: string, configured: string | null, first: string | null][] = [
    ['hi-IN en-IN', null, 'hi'],
    ['hi', 'en', 'hi'],
    ['mr-IN hi-IN en', 'en', 'hi'],
    ['en-IN hi-IN', null, null],
    ['en-IN hi-IN', 'hi', 'hi'],
    ['en-US', 'en', 'en'],
    ['HI-in', null, 'hi'],
    ['fr-FR', 'hi', 'hi'],
    ['fr-FR', 'klingon', null],
    ['', null, null],
  ];
  for (const [phone, configured, first] of table)
    assert.equal(firstLanguage(phone.split(' '), configured), first, `${phone}, ${configured}`);
});
