import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries';
import { emptyRecipient, type Recipient } from '../recipient-form/recipient.ts';
import { changedFields, editRequest, inForm, wrongInEdit } from './edit.ts';

const today = '2026-11-21';
const seen: Recipient = {
  ...emptyRecipient,
  name: 'SUNITA DEVI',
  gender: '2',
  dob: '1990-05-20',
  village_id: '7',
  mobile_number: '9876543210',
  ben_type_id: '20',
  photo_id_type: '12',
};
const context = {
  beneficiary_id: '12345678901236',
  version: 3,
  captured_at: '2026-11-21T05:00:00.000Z',
  read_out: true,
};

test('only what differs is changed; an ID counts when its number was typed', () => {
  const table: [Partial<Recipient>, string[]][] = [
    [{}, []],
    [{ name: 'SUNITA RANI' }, ['ben_name']],
    [{ dob: '1991-05-20', photo_id_type: '' }, ['dob']],
    [{ dob_is_year: true, birth_year: '1990', dob: '1990-01-01' }, ['dob']],
    [{ photo_id_type: '6', photo_id_number: 'ABCDE1234F' }, ['photo_id_number']],
  ];
  for (const [change, expected] of table)
    assert.deepEqual(changedFields(seen, { ...seen, ...change }), expected);
});

test('an edit is judged by the rules of the server, each sentence under its field', () => {
  const table: [Partial<Recipient>, string[]][] = [
    [{ name: 'SUNITA RANI' }, []],
    [{ mobile_number: '1' }, ['mobile_number FLDVAL0007']],
    [{ dob: '1919-12-31' }, ['dob DOBEDIT001']],
  ];
  for (const [change, expected] of table) {
    const request = updateBeneficiaryBasicDetails.request.parse(
      editRequest(seen, { ...seen, ...change }, context),
    );
    const said = wrongInEdit(request, today, undefined).map(({ code, path }) => `${path} ${code}`);
    assert.deepEqual(said, expected);
  }
  assert.equal(inForm([{ code: 'FLDVAL0001', path: 'ben_name' }])[0]?.path, 'name');
});
