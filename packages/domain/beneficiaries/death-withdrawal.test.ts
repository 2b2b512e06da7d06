import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DeclaredDeath, deathWithdrawalRefusals, type Withdrawer } from './index.ts';

const today = '2026-03-16';
const death: DeclaredDeath = { deceased_on: '2026-03-15', declared: { by: 'asha', on: today } };
const who = (role: string, user_id = 'other', on = today): Withdrawer => ({ user_id, role, today: on });
const codes = (of: DeclaredDeath, by: Withdrawer, input = {}) =>
  deathWithdrawalRefusals({ date_of_death: '2026-03-15', reason: 'Another child', ...input }, of, by).map(
    ({ code, path }) => `${path} ${code}`,
  );

test('a death is taken back by its author on the same day, later by whoever answers for the place', () => {
  const notOnRecord = ['beneficiary_ref_id BENDET0008'];
  const notYours = ['beneficiary_ref_id BENDET0009'];
  const table: [string, DeclaredDeath, Withdrawer, readonly string[]][] = [
    ['its author, the same day', death, who('Vaccinator', 'asha'), []],
    ['its author, a day later', death, who('Vaccinator', 'asha', '2026-03-17'), notYours],
    ['a colleague', death, who('ANM'), notYours],
    ['a supervisor, months later', death, who('Supervisor', 'other', '2026-09-01'), []],
    ['the district', death, who('District Administrator'), []],
    ['the site', death, who('Site Admin'), []],
    ['a death without a known author, by a worker', { ...death, declared: null }, who('ANM'), notYours],
    ['a death without a known author, by the site', { ...death, declared: null }, who('Site Admin'), []],
    ['nobody’s death', { ...death, deceased_on: null }, who('Supervisor'), notOnRecord],
    ['declared anew for another day', { ...death, deceased_on: '2026-03-14' }, who('Supervisor'), notOnRecord],
  ];
  for (const [name, of, by, expected] of table) assert.deepEqual(codes(of, by), expected, name);
});

test('and never without a reason in words', () => {
  const table: [string, string][] = [
    ['', 'reason FLDVAL0001'],
    ['  ', 'reason FLDVAL0001'],
    ['<b>', 'reason FLDVAL0003'],
    ['x'.repeat(301), 'reason FLDVAL0004'],
  ];
  for (const [reason, code] of table) assert.deepEqual(codes(death, who('Supervisor'), { reason }), [code]);
});
