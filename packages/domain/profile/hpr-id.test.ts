import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkHprId } from './index.ts';

const good = '71-1234-5678-9012';
const cases: readonly [typed: string, normal: string | undefined, code?: string][] = [
  [good, good],
  ['71123456789012', good],
  [' 71 1234 5678 9012 ', good],
  ['', undefined, 'FLDVAL0001'],
  ['   ', undefined, 'FLDVAL0001'],
  ['7112345678901', undefined, 'USRPRF0022'],
  ['711234567890123', undefined, 'USRPRF0022'],
  ['71-1234-5678-901a', undefined, 'USRPRF0022'],
  ['anita@hpr.abdm', undefined, 'USRPRF0022'],
  ['११-1234-5678-9012', undefined, 'USRPRF0022'],
  ['00000000000000', undefined, 'USRPRF0022'],
  ['71/1234/5678/9012', undefined, 'USRPRF0022'],
];
for (const [typed, normal, code] of cases)
  test(`number of the registry: '${typed}'`, () => {
    const verdict = checkHprId(typed);
    assert.deepEqual(
      verdict.ok ? [verdict.normal] : [undefined, verdict.refusal.code],
      code ? [normal, code] : [normal],
    );
  });
