import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '@teeka/domain/refusal';
import { emptyRecipient } from '../recipient-form/recipient.ts';
import { type Choosing, conflictsOf, resolved } from './conflicts.ts';
import { editRequest } from './edit.ts';

const record = { ...emptyRecipient, name: 'SUNITA DEVI', gender: '2', dob: '1990-05-20', village_id: '7' };
const edit = editRequest(
  { form: record, photoId: null, village: undefined, version: 3 },
  { ...record, name: 'SUNITA RANI', address: 'House 9', photo_id_type: '6', photo_id_number: 'ABCDE1234F' },
  { beneficiary_id: '12345678901236', version: 3, captured_at: '2026-11-21T05:00:00.000Z', read_out: true },
);
const at = '2026-11-21T04:10:00.000Z';
const refusals: Refusal[] = [
  { code: 'REQVAL0015', path: 'ben_name', values: { current: 'SUNITA BAI', version: 5, by: 'Asha', at } },
  { code: 'REQVAL0015', path: 'photo_id_number', values: { current: '7:XXXX1111', version: 5 } },
  { code: 'REQVAL0015', path: 'blood_group', values: { current: 'A+ve', version: 5 } },
  { code: 'FLDVAL0001', path: 'address' },
];
const conflicts = conflictsOf(edit, refusals);

test('both values of a field that two people changed, with who changed it and when', () => {
  assert.deepEqual(conflicts, [
    { field: 'ben_name', mine: 'SUNITA RANI', theirs: 'SUNITA BAI', by: 'Asha', at, version: 5 },
    { field: 'photo_id_number', mine: '6:ABCDE1234F', theirs: '7:XXXX1111', by: '', at: '', version: 5 },
  ]);
});

test('after the choice mine has seen theirs and goes again; where theirs was chosen nothing is sent', () => {
  const table: [Choosing, string[]][] = [
    [{ ben_name: 'mine', photo_id_number: 'mine' }, ['ben_name', 'address', 'photo_id_number']],
    [{ ben_name: 'theirs', photo_id_number: 'mine' }, ['address', 'photo_id_number']],
    [{ ben_name: 'theirs', photo_id_number: 'theirs' }, ['address']],
  ];
  for (const [choosing, expected] of table) {
    const again = resolved(edit, { conflicts, choosing, abhaLinked: false });
    assert.deepEqual(again?.changed.toSorted(), expected.toSorted());
    assert.equal(again?.version, 5);
  }
  const only = { ...edit, changed: ['ben_name' as const] };
  assert.equal(resolved(only, { conflicts, choosing: { ben_name: 'theirs' }, abhaLinked: false }), null);
});

test('the address of a health account that was linked meanwhile goes with no choice', () => {
  const both = { ...edit, changed: ['ben_name' as const, 'abha_address' as const] };
  const chosen = (choice: 'mine' | 'theirs', abhaLinked: boolean) =>
    resolved(both, { conflicts, choosing: { ben_name: choice }, abhaLinked })?.changed;
  assert.deepEqual(chosen('mine', false), ['ben_name', 'abha_address']);
  assert.deepEqual(chosen('mine', true), ['ben_name']);
  assert.deepEqual(chosen('theirs', false), ['abha_address']);
  assert.equal(chosen('theirs', true), undefined, 'nothing is left');
});
