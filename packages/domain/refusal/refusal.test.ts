import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isSilent, refusals, signInRedirects, silentCodes } from './index.ts';

const files = readdirSync(import.meta.dirname).filter((file) => /^[a-z-]+\.ts$/.test(file));

test('each code is declared once, in a file that the catalogue gathers', () => {
  const declared = files.flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return [...source.matchAll(/^ {2}([A-Z]+[0-9]{3,4}): \{\s+status/gm)].map((found) => found[1]);
  });
  assert.deepEqual(declared.toSorted(), Object.keys(refusals).toSorted());
});

test('silent codes and redirecting codes are in the catalogue', () => {
  for (const code of [...silentCodes, ...Object.keys(signInRedirects)]) assert.ok(Object.hasOwn(refusals, code), code);
  assert.equal(isSilent('DOBEDIT002'), true);
  assert.equal(isSilent('USRAUT0001'), false);
});

test('what is mended on the sign-in screen does not sign the user out', () => {
  for (const code of ['USRAUT0001', ...Object.keys(signInRedirects)] as (keyof typeof refusals)[]) {
    assert.equal(refusals[code].status, 400, code);
  }
});
