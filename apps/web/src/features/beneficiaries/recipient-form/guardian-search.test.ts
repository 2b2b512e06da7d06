import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Found } from '@teeka/contract/beneficiaries';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { guardianQuery, guardiansOf } from './guardian-search.ts';

const today = '2026-11-21';
const onPhone = { beneficiary_id: '1', ben_name: 'RADHA', dob: '1995-01-01' } as PersonOnPhone;
const found = (change: Partial<Found>): Found => ({
  beneficiary_id: '2',
  ben_name: 'RADHA DEVI',
  ben_mobile_number: '',
  photo_id_number: '',
  dob: '1996-01-01',
  beneficiary_gender: 'Female',
  guardian_name: 'RAM',
  village_name: 'Bisauli',
  deceased_on: null,
  ...change,
});

test('what the server is asked: a whole number or a name, nothing by halves', () => {
  const table: [string, ReturnType<typeof guardianQuery>][] = [
    ['', null],
    ['Ra', null],
    ['Radha Devi', { by: 'name', value: 'Radha Devi' }],
    ['राधा', { by: 'name', value: 'राधा' }],
    ['98765', null],
    ['98765 43210', { by: 'mobile', value: '9876543210' }],
    ['+919876543210', { by: 'mobile', value: '9876543210' }],
    ['12345678901230', { by: 'reference', value: '12345678901230' }],
    ['<b>', null],
  ];
  for (const [typed, expected] of table) assert.deepEqual(guardianQuery(typed), expected, typed);
});

test('of elsewhere come only who is grown and alive, after those of this phone, nobody twice', () => {
  const online = [
    found({ beneficiary_id: '1' }),
    found({}),
    found({ beneficiary_id: '3', dob: '2014-11-22' }),
    found({ beneficiary_id: '4', dob: '2014-11-21' }),
    found({ beneficiary_id: '5', deceased_on: '2026-01-01' }),
  ];
  const shown = guardiansOf([onPhone], online, today);
  assert.deepEqual(
    shown.map(({ beneficiary_id }) => beneficiary_id),
    ['1', '2', '4'],
  );
  assert.deepEqual([shown[1]?.gender, shown[1]?.village_name], [2, 'Bisauli']);
});
