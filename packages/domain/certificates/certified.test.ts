import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DoseToCertify, type NotCertified, notCertified } from './certified.ts';

test('a certificate has doses of the schedule that stand: given here, or approved by who answers for the place', () => {
  const bcg = { dose_code: 'BCG', voided: false };
  const cases: readonly (readonly [what: string, dose: DoseToCertify, why: NotCertified | null])[] = [
    ['given at a session', bcg, null],
    ['given at a session, as the phone says it', { ...bcg, previous: null }, null],
    ['taken back', { ...bcg, voided: true }, 'voided'],
    ['reported from elsewhere, waiting', { ...bcg, previous: 'Pending' }, 'unapproved'],
    ['reported from elsewhere, approved', { ...bcg, previous: 'Approved' }, null],
    ['told by the family, waiting', { ...bcg, previous: 'Pending', byWord: true }, 'unapproved'],
    ['told by the family, approved without a document', { ...bcg, previous: 'Approved', byWord: true }, 'word'],
    ['sent back', { ...bcg, voided: true, previous: 'Pending' }, 'voided'],
    ['of Td for a pregnant woman', { ...bcg, dose_code: 'TDPW1' }, null],
    ['against rabies, after a bite', { ...bcg, dose_code: 'ARV' }, 'outside'],
    ['immunoglobulin', { ...bcg, dose_code: 'RIG' }, 'outside'],
  ];
  for (const [what, dose, why] of cases) assert.equal(notCertified(dose), why, what);
});
