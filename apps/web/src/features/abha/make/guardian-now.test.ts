import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GuardianNow, guardianNow } from './guardian-now.ts';

const today = '2026-11-26';
const child = { guardian_ben_id: '1', guardian_name: 'SITA DEVI' };
const sita = { dob: '1995-05-05', deceased_on: null, ben_name: 'SITA DEVI' };
const linked = { beneficiary_id: '1', ben_name: 'SITA DEVI', has_account: true };

test('what a child’s guardian is: as the server says, else as far as this phone can say', () => {
  const table: [string, Parameters<typeof guardianNow>, GuardianNow['stands'], boolean][] = [
    ['linked', [{ guardian: linked, guardian_stands: 'here' }, child, sita, today], 'here', true],
    [
      'of another area',
      [{ guardian: null, guardian_stands: 'elsewhere' }, child, undefined, today],
      'elsewhere',
      false,
    ],
    ['nobody', [{ guardian: null, guardian_stands: 'none' }, child, undefined, today], 'none', false],
    ['under 18', [{ guardian: linked, guardian_stands: 'minor' }, child, sita, today], 'minor', true],
    ['no answer', [null, child, undefined, today], 'unknown', false],
    [
      'no answer, and she is on this phone: of her account it knows nothing',
      [null, child, sita, today],
      'unknown',
      false,
    ],
    [
      'no answer, nobody on the child’s record',
      [null, { ...child, guardian_ben_id: null }, undefined, today],
      'none',
      false,
    ],
    ['no answer, under 18', [null, child, { ...sita, dob: '2010-05-05' }, today], 'minor', false],
    ['no answer, she died', [null, child, { ...sita, deceased_on: '2026-01-01' }, today], 'dead', false],
  ];
  for (const [what, known, stands, hasAccount] of table) {
    const now = guardianNow(...known);
    assert.deepEqual([now.stands, now.hasAccount, now.name], [stands, hasAccount, 'SITA DEVI'], what);
  }
});
