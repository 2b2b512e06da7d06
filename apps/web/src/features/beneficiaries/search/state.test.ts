import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAbhaCard } from '@teeka/domain/abha';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { PackRows } from '../../../platform/pack/rows.ts';
import { hitOfFound, planSearch, type SearchChoice, searchOfCard, searchOnPhone } from './state.ts';

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
    [['mobile', '९८७६५ ४३२१०', false], '=9876543210'],
    [['reference', '१२३४५६७८९०१२३६', false], '=12345678901236'],
    [['photoID-1', '१२३४५', false], 'IDPROF0002'],
    [['reference', '12a', false], 'IDPROF0017'],
    [['reference', '12345678901236', false], '=12345678901236'],
    [['photoID-1', '12345', false], 'IDPROF0002'],
    [['name', ' सुनीता ', false], '=सुनीता'],
    [['name', 'x', false], 'FLDVAL0004'],
    [['name', '98765', false], 'FLDVAL0003'],
  ];
  for (const [input, expected] of table) {
    const plan = planSearch(...input);
    const said = plan.kind === 'refused' ? plan.refusal.code : plan.kind === 'search' ? `=${plan.value}` : plan.kind;
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
  const ids = (...args: [SearchChoice, string]) =>
    searchOnPhone(rows, { by: args[0], village: null }, args[1]).hits.map((hit) => hit.person.beneficiary_id);
  assert.deepEqual(ids('mobile', '9876543210'), ['12345678901236']);
  assert.deepEqual(ids('reference', '98765432101239'), ['98765432101239']);
  assert.deepEqual(ids('photoID-1', '999988884321'), ['12345678901236']);
  assert.deepEqual(ids('photoID-8', '999988884321'), []);
  assert.equal(searchOnPhone(rows, { by: 'mobile', village: null }, '9876543210').hits[0]?.mobile, 'XXXXXX3210');
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
    deceased_on: null,
  };
  const hit = hitOfFound(found);
  assert.deepEqual([hit.person.gender, hit.mobile, hit.villageId], [2, 'XXXXXX3210', null]);
  assert.equal(hitOfFound({ ...found, beneficiary_gender: '3' }).person.gender, 3);
  assert.equal(hitOfFound({ ...found, ben_mobile_number: 'XXXXXX3210' }).mobile, 'XXXXXX3210');
});

test('without network a name is found in either script and with typing errors, best first', () => {
  const named: [string, string, number][] = [
    ['11111111111111', 'SUNITA DEVI', 7],
    ['11111111111112', 'SUNEETA KUMARI', 8],
    ['11111111111113', 'RAMESH', 7],
    ['11111111111114', 'OM PRAKASH', 7],
  ];
  const people = new Map(
    named.map(([beneficiary_id, ben_name, village_id]): [string, PersonOnPhone] => [
      beneficiary_id,
      person({ beneficiary_id, ben_name, village_id }),
    ]),
  );
  const rows = { people } as unknown as PackRows;
  const names = (typed: string, village: number | null = null) =>
    searchOnPhone(rows, { by: 'name', village }, typed).hits.map((hit) => hit.person.ben_name);
  assert.deepEqual(names('sunita'), ['SUNITA DEVI', 'SUNEETA KUMARI']);
  assert.deepEqual(names('सुनीता'), ['SUNITA DEVI', 'SUNEETA KUMARI']);
  assert.deepEqual(names('suntia devi'), ['SUNITA DEVI', 'SUNEETA KUMARI']);
  assert.deepEqual(names('omprakash'), ['OM PRAKASH']);
  assert.deepEqual(names('sunita', 8), ['SUNEETA KUMARI']);
  assert.deepEqual(names('shabana'), []);
});

test('where enough people have the name, others that sound a little like it stand aside', () => {
  const names = ['SUNITA DEVI', 'SUNITA', 'SUNEETA', 'SUNITA KUMARI', 'SUNITA BAI', 'SHANTI DEVI'];
  const search = (of: readonly string[]) => {
    const people = of.map((ben_name, n) => person({ beneficiary_id: String(n), ben_name }));
    const rows = { people: new Map(people.map((one) => [one.beneficiary_id, one])) } as unknown as PackRows;
    return searchOnPhone(rows, { by: 'name', village: null }, 'sunita').hits.map((hit) => hit.person.ben_name);
  };
  assert.ok(!search(names).includes('SHANTI DEVI'));
  assert.ok(search(names.slice(3)).includes('SHANTI DEVI'));
});

test('of many people with one name, fifty are shown and the rest is told', () => {
  const many = Array.from({ length: 60 }, (_, n) => person({ beneficiary_id: String(n), ben_name: 'RADHA' }));
  const rows = { people: new Map(many.map((one) => [one.beneficiary_id, one])) } as unknown as PackRows;
  const found = searchOnPhone(rows, { by: 'name', village: null }, 'radha');
  assert.deepEqual([found.hits.length, found.more], [50, true]);
});

test('somebody of an ABHA card is looked for by mobile number, else by name', () => {
  const card = (more: object) => readAbhaCard(JSON.stringify({ hidn: '91-2345-6789-0123', ...more }));
  const table: [object, ReturnType<typeof searchOfCard>][] = [
    [
      { mobile: '9876543210', name: 'Sita Devi' },
      { by: 'mobile', typed: '9876543210' },
    ],
    [{ name: 'Sita Devi' }, { by: 'name', typed: 'Sita Devi' }],
    [{}, { by: 'abha', typed: '91-2345-6789-0123' }],
  ];
  for (const [more, how] of table) {
    const read = card(more);
    assert.ok(read);
    assert.deepEqual(searchOfCard(read), how);
  }
});
