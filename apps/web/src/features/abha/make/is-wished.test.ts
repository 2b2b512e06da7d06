import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWished } from './is-wished.ts';

test('what was read out again can be kept where the wish of before holds no more', () => {
  const server = (still_holds: boolean) => ({ wish: { still_holds } });
  const table: [string, Parameters<typeof isWished>[0], boolean][] = [
    ['nothing is known', { abha: null, here: null }, false],
    ['no wish', { abha: { wish: null }, here: null }, false],
    ['a wish that holds', { abha: server(true), here: null }, true],
    ['one that holds no more', { abha: server(false), here: null }, false],
    ['one that waits on this phone', { abha: null, here: {} }, true],
    ['one that waits here and takes the place of it', { abha: server(false), here: {} }, true],
  ];
  for (const [what, known, expected] of table) assert.equal(isWished(known), expected, what);
});
