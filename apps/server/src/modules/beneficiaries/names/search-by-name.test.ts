import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as ben from '@teeka/contract/beneficiaries';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places();
const elsewhere = await fixtures.places();
const site = await fixtures.site(places);
const phone = await server.as(await fixtures.user({ sites: [site], places }));
const district = await server.as(await fixtures.user({ role: 'Supervisor', level: 'District', places, sites: [] }));
const [village = 0, other = 0] = places.villages;
const people = new Map<string, string>();
for (const [name, at, guardian_name] of [
  ['SUNITA DEVI', village, 'RAMESH'],
  ['SUNEETA KUMARI', other, 'MOHAN'],
  ['ANITA DEVI', village, 'RAMESH'],
  ['OM PRAKASH', village, 'HARI'],
  ['VIRENDRA SINGH', village, 'BALBIR'],
  ['SHABANA KHATOON', village, 'IMRAN'],
] as const)
  people.set(name, await fixtures.person({ village: at, name, guardian_name, dob: '1990-01-01' }));
await fixtures.person({ village: elsewhere.villages[0] ?? 0, name: 'SUNITA YADAV' });

const names = async (name: string, village_id: number | null = null, by = phone) =>
  (await by.ask(ben.searchByName, { name, village_id })).beneficiaries.map(({ ben_name }) => ben_name);

test('found in either script, by a part of the name and with typing errors; only in the own area', async () => {
  const table: [string, string[]][] = [
    ['sunita', ['SUNITA DEVI', 'SUNEETA KUMARI']],
    ['सुनीता', ['SUNITA DEVI', 'SUNEETA KUMARI']],
    ['SUNITA DEVI', ['SUNITA DEVI', 'SUNEETA KUMARI']],
    ['suntia', ['SUNITA DEVI', 'SUNEETA KUMARI']],
    ['omprakash', ['OM PRAKASH']],
    ['ओमप्रकाश', ['OM PRAKASH']],
    ['birender singh', ['VIRENDRA SINGH']],
    ['वीरेंद्र', ['VIRENDRA SINGH']],
    ['sabana', ['SHABANA KHATOON']],
    ['शबाना', ['SHABANA KHATOON']],
    ['nobody', []],
  ];
  for (const [typed, expected] of table) assert.deepEqual((await names(typed)).toSorted(), expected.toSorted(), typed);
  assert.equal((await names('sunita'))[0], 'SUNITA DEVI');
  assert.equal((await names('सुनीता'))[0], 'SUNITA DEVI');
  assert.deepEqual(await names('sunita', other), ['SUNEETA KUMARI']);
  assert.deepEqual(await names('sunita', elsewhere.villages[0] ?? 0), []);
  assert.deepEqual(await names('anita', null, district), ['ANITA DEVI']);
});

test('guardian and village tell people apart; numbers travel sealed or masked', async () => {
  const { beneficiaries } = await phone.ask(ben.searchByName, { name: 'sunita' });
  const [first] = beneficiaries;
  assert.equal(first?.beneficiary_id, people.get('SUNITA DEVI'));
  assert.deepEqual([first?.guardian_name, first?.village_name], ['RAMESH', `village ${village}`]);
  assert.ok((first?.likeness ?? 0) > (beneficiaries[1]?.likeness ?? 1) - 0.1);
  assert.match(first?.ben_mobile_number ?? '', /^98[0-9]{8}$/);
  const raw = await phone.raw(ben.searchByName, { name: 'sunita' });
  assert.doesNotMatch(raw.text, /"98[0-9]{8}"/);
});

test('what is no name is refused with its reason', async () => {
  const code = async (name: string) => (await phone.send(ben.searchByName, { name })).codes[0];
  assert.deepEqual(await Promise.all(['', '1234', 'x', "' or 1=1 --", 'sun\u202Eita'].map(code)), [
    'FLDVAL0001',
    'FLDVAL0003',
    'FLDVAL0004',
    'FLDVAL0003',
    'FLDVAL0003',
  ]);
});
