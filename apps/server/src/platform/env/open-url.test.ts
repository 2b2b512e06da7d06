import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpenUrl } from './open-url.ts';

test('a public address by http is warned of, but on this machine', () => {
  for (const open of ['http://teeka.example.in', 'http://10.0.0.5:8080', 'http://localhost.example.in'])
    assert.equal(isOpenUrl(open), true, open);
  for (const closed of [
    'https://teeka.example.in',
    'http://localhost:8080',
    'http://teeka.localhost',
    'http://127.0.0.1:8080',
    'http://[::1]:8080',
  ])
    assert.equal(isOpenUrl(closed), false, closed);
});
