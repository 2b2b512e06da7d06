import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { PackRows } from '../../../platform/pack/rows.ts';
import { hitOfFound, planSearch, searchOnPhone } from './state.ts';

test('only a valid form is searched, in its normal form; messages are those of the specification', () => {
  const table: [Parameters<typeof planSearch>, string][] = [
    [['mobile', '', false], 'nothing'],
    [['mobile', '   ', false], 'nothing'],
    [['mobile', '', true], 'FLDVAL0001'],
    [['', '9876543210', true], 'IDPROF0018'],
    [['mobile', '98765', false], 'FLDVAL0009'],
    [['mobile', '98765abcde', false], 'FLDVAL0006'],
    [['mobile', '+91 98765 43210', false], '=9876543210'],
    [['mobile', '09876543210', false], '=9876543210'],
    [['reference', '12a', false], 'IDPROF0017'],
    [['reference', '12345678901236', false], '=12345678901236'],
    [['photoID-1', '12345', false], 'IDPROF0002'],
  ];
  for (const [input, expected] of table) {
    const plan = planSearch(...input);
    const said =
      plan.kind === 'refused' ? plan.refusal.code : plan.kind === 'search' ? `=${plan.value}` : plan.kind;
    assert.equal(said, expected, input.join(' '));
  }
});

const person = (change: Partial<PersonOnPhone>): PersonOnPhone => ({
  beneficiary_id: '12345678901236',
  ben_name: 'AARAV',
  dob: '2026-08-01',
  gender: 1,
  guardian_name: 'SUNITA',
  village_id: 7,
  ben_type_id: 22,
  lmp_date: null,
  photo_id_type: 1,
  photo_id_last4: '4321',
  deceased_on: null,
  doses: [],
  version: 1,
  mobile: '9876543210',
  ...change,
});

test('without network the people of this phone are searched, their numbers masked', () => {
  const people = new Map(
    [person({}), person({ beneficiary_id: '98765432101239', photo_id_type: 6, mobile: '9123456780' })].map(
      (one): [string, PersonOnPhone] => [one.beneficiary_id, one],
    ),
  );
  const rows = { people } as unknown as PackRows;
  const ids = (...asked: [Parameters<typeof searchOnPhone>[1], string]) =>
    searchOnPhone(rows, ...asked).map((hit) => hit.person.beneficiary_id);
  assert.deepEqual(ids('mobile', '9876543210'), ['12345678901236']);
  assert.deepEqual(ids('reference', '98765432101239'), ['98765432101239']);
  assert.deepEqual(ids('photoID-1', '999988884321'), ['12345678901236']);
  assert.deepEqual(ids('photoID-8', '999988884321'), []);
  assert.equal(searchOnPhone(rows, 'mobile', '9876543210')[0]?.mobile, 'XXXXXX3210');
});

test('a found person of the server', () => {
  const found = {
    beneficiary_id: '12345678901236',
    ben_name: 'AARAV',
    ben_mobile_number: '9876543210',
    photo_id_number: '',
    dob: '2026-08-01',
    beneficiary_gender: 'Female',
    guardian_name: 'SUNITA',
    village_name: 'Sahaswan',
  };
  const hit = hitOfFound(found);
  assert.deepEqual([hit.person.gender, hit.mobile, hit.villageId], [2, 'XXXXXX3210', null]);
  assert.equal(hitOfFound({ ...found, beneficiary_gender: '3' }).person.gender, 3);
  assert.equal(hitOfFound({ ...found, ben_mobile_number: 'XXXXXX3210' }).mobile, 'XXXXXX3210');
});
