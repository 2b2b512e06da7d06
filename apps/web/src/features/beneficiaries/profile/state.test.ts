import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personOfDetails, weeksPregnant } from './state.ts';

test('completed weeks of pregnancy', () => {
  const table: [string | null, number | null][] = [
    [null, null],
    ['2026-11-21', 0],
    ['2026-11-15', 0],
    ['2026-11-14', 1],
    ['2026-05-01', 29],
    ['2026-12-01', null],
    ['2025-11-01', null],
  ];
  for (const [lmp, weeks] of table) assert.equal(weeksPregnant(lmp, '2026-11-21'), weeks, String(lmp));
});

test('a person fetched online is shown like one of this phone', () => {
  const { record, person, doses } = personOfDetails({
    beneficiary_id: '12345678901236',
    ben_name: 'AARAV',
    ben_mobile_number: 'XXXXXX3210',
    photo_id_number: 'XXXXXXXX4321',
    dob: '2026-08-01',
    beneficiary_gender: 'Male',
    guardian_name: 'SUNITA',
    village_name: 'Sahaswan',
    beneficiary_type_name: ['Children'],
    ben_type_id: [22],
    lmp_date: null,
    address: '',
    photo_id_type: 1,
    version: 1,
    dob_is_year: false,
    village_id: 1,
    guardian_ben_id: '',
    father_name: '',
    previous_pregnancy_year: '',
    blood_group: '',
    child_weight: null,
    abha_address: '',
    deceased_on: null,
    linkedmembers: [],
    doses: [{ dose_code: 'BCG', given_on: '2026-08-01' }],
  });
  assert.deepEqual(record?.doses, [['BCG', '2026-08-01', 0]]);
  assert.equal(record?.photo_id_last4, '4321');
  assert.equal(person.gender, 1);
  assert.equal(doses[0]?.state, 'done');
});
