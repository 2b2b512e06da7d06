import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefusalCode } from '../refusal/index.ts';
import { isTrying } from './index.ts';

const cases: readonly [RefusalCode, boolean, string][] = [
  ['REQVAL0013', true, 'no sign-in'],
  ['REQVAL0011', true, 'not this role'],
  ['REQVAL0012', true, 'not in the area'],
  ['REQVAL0010', true, 'too often'],
  ['USRAUT0001', true, 'wrong password'],
  ['USRAUT0002', true, 'too many of them'],
  ['USRAUT0011', true, 'a spent refresh token'],
  ['USRPRF0002', true, 'wrong code'],
  ['USRPRF0007', true, 'wrong current password'],
  ['USRPRF0005', true, 'a mobile number that somebody else has'],
  ['USRPRF0012', true, 'a mobile number that nobody has'],
  ['ADMROL0003', true, 'a post above the own, which no form offers'],
  ['ADMROL0006', true, 'a mobile number that another worker has'],
  ['IDVERI0004', true, 'an identity number that is not the one on record'],
  ['PAIRNG0001', true, 'a code that no desk shows'],
  ['IDVERI0011', true, 'too many of them'],
  ['USRAUT0018', false, 'a token that ran out, four times an hour'],
  ['REQVAL0001', false, 'an empty field'],
  ['REQVAL0004', true, 'in clear what its call seals'],
  ['REQVAL0009', false, 'a key used for something else'],
  ['VACDOS0001', false, 'a dose that is on record'],
];
for (const [code, expected, what] of cases)
  test(`${what} is ${expected ? '' : 'not '}a trace of trying`, () => assert.equal(isTrying(code), expected));
