import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificateWithdrawalRefusals, ownWithdrawal } from './withdrawal.ts';

const issuedAt = Date.UTC(2026, 10, 26, 6);
const certificate = { issued_by: 'asha', issuedAt, withdrawn: false };
const codes = (reason: string, who: { user_id: string; role: string; after: number }, withdrawn = false) =>
  certificateWithdrawalRefusals(reason, { ...certificate, withdrawn }, { ...who, now: issuedAt + who.after }).map(
    ({ code }) => code,
  );

test('whoever issued it withdraws it within a day, whoever answers for the place whenever', () => {
  const why = 'Issued to another family';
  const cases: [who: string, by: Parameters<typeof codes>[1], codes: string[]][] = [
    ['the ASHA who issued it, at once', { user_id: 'asha', role: 'ASHA', after: 0 }, []],
    ['at the end of the day', { user_id: 'asha', role: 'ASHA', after: ownWithdrawal }, []],
    ['after it', { user_id: 'asha', role: 'ASHA', after: ownWithdrawal + 1 }, ['CERTIF0003']],
    ['another ASHA', { user_id: 'other', role: 'ASHA', after: 0 }, ['CERTIF0003']],
    ['a vaccinator who did not issue it', { user_id: 'other', role: 'Vaccinator', after: 0 }, ['CERTIF0003']],
    ['a supervisor, years later', { user_id: 'other', role: 'Supervisor', after: 900 * ownWithdrawal }, []],
    ['an administrator', { user_id: 'other', role: 'District Administrator', after: 3 * ownWithdrawal }, []],
    ['a site admin', { user_id: 'other', role: 'Site Admin', after: 3 * ownWithdrawal }, []],
  ];
  for (const [who, by, expected] of cases) assert.deepEqual(codes(why, by), expected, who);
});

test('once, and never without a reason', () => {
  const officer = { user_id: 'other', role: 'Supervisor', after: 0 };
  assert.deepEqual(codes('Printed for a stranger', officer, true), ['CERTIF0002']);
  assert.deepEqual(codes('Printed for a stranger', { ...officer, role: 'ANM' }, true), ['CERTIF0003']);
  assert.deepEqual(codes('  ', officer), ['FLDVAL0001']);
  assert.deepEqual(codes('<b>', officer), ['FLDVAL0003']);
  assert.deepEqual(codes('no', officer), ['FLDVAL0004']);
});
