import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { editOfRecord } from './edit-of-record.ts';

const record = {
  beneficiary_id: '12345678901230',
  ben_name: 'SITA DEVI',
  dob: '1995-01-01',
  dob_is_year: true,
  gender: 2,
  guardian_name: '',
  guardian_ben_id: null,
  village_id: 7,
  ben_type_id: 20,
  lmp_date: null,
  photo_id_type: null,
  photo_id_last4: '',
  deceased_on: null,
  doses: [],
  version: 4,
  mobile: '9876543210',
} as unknown as PersonOnPhone;
const at = '2026-11-26T09:00:00.000Z';

test('only what was taken counts as changed', () => {
  const edit = editOfRecord(record, { mobile_number: '9876500000' }, at);
  assert.deepEqual(edit.changed, ['ben_mobile_number']);
  assert.equal(edit.ben_mobile_number, '9876500000');
  assert.equal(edit.version, 4);
  assert.equal(edit.dob_is_year, true, 'the birth is as it was');
});

test('a day of birth that the account knows is no mere year any more; a name is written in capitals', () => {
  const edit = editOfRecord(record, { name: 'Sita Kumari', dob: '1995-05-05', gender: 2 }, at);
  assert.deepEqual(edit.changed, ['ben_name', 'dob', 'beneficiary_gender']);
  assert.deepEqual(
    [edit.ben_name, edit.dob, edit.year, edit.dob_is_year],
    ['SITA KUMARI', '1995-05-05', '1995', false],
  );
});
