import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getBeneficiaries,
  getBeneficiariesOfVaccinator,
  getBeneficiaryIdType,
  getPregnancyMasters,
} from '@teeka/contract/beneficiaries';
import { groupReferenceNumber, photoIdTypes } from '@teeka/domain/identity';
import { pregnancyMasters } from '@teeka/domain/pregnancy';
import type { UserWish } from '../../testing/fixtures.ts';
import { sessionDay } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone } = day;
const { fixtures } = server;
const photo_id = { type: 6, number: 'ABCDE1234F' };
const person = await day.person({ name: 'ANANYA', mobile: '9876501234', photo_id });

type Search = { search_value: string; flag: 0 | 1 | 2; photo_id_type_id?: number | null };
const search = (input: Search, by: TestClient = phone) => by.send(getBeneficiaries, input);
const mobile = (search_value: string): Search => ({ search_value, flag: 0 });
const found = async (input: Search, by: TestClient = phone) =>
  (await search(input, by)).reply.beneficiaries.map(({ beneficiary_id }) => beneficiary_id);

test('a person is found by mobile however it is typed, by reference, by photo ID', async () => {
  const ways: Search[] = [
    ...['9876501234', '+919876501234', '+91 98765 01234', '09876501234', ' 98765 01234 '].map(mobile),
    { search_value: person, flag: 1 },
    { search_value: ` ${person} `, flag: 1 },
    { search_value: groupReferenceNumber(person), flag: 1 },
    { search_value: 'ABCDE1234F', flag: 2, photo_id_type_id: 6 },
    { search_value: ' abcde1234f ', flag: 2, photo_id_type_id: 6 },
  ];
  for (const way of ways) assert.deepEqual(await found(way), [person], JSON.stringify(way));
});

test('a number of another kind finds nobody', async () => {
  for (const way of [
    mobile('9876501235'),
    { search_value: '11111111111111', flag: 1 },
    { search_value: 'ABCDE1234F', flag: 2, photo_id_type_id: 8 },
    { search_value: 'ABCDE1234G', flag: 2, photo_id_type_id: 6 },
  ] as const) {
    const answer = await search(way);
    assert.ok(answer.status === 400 || answer.reply.beneficiaries.length === 0, JSON.stringify(way));
  }
});

test('each refusal of a search value', async () => {
  const cases: [Search, string][] = [
    [mobile(''), 'FLDVAL0001'],
    [mobile('   '), 'FLDVAL0001'],
    [mobile('98765abcde'), 'FLDVAL0006'],
    [mobile('98765'), 'FLDVAL0009'],
    [mobile('+9198765012345'), 'FLDVAL0009'],
    [mobile('5876501234'), 'FLDVAL0008'],
    [{ search_value: 'x', flag: 1 }, 'IDPROF0017'],
    [{ search_value: 'ABCDE1234F', flag: 2 }, 'IDPROF0018'],
    [{ search_value: '12', flag: 2, photo_id_type_id: 1 }, 'IDPROF0002'],
    [{ search_value: 'abc', flag: 2, photo_id_type_id: 1 }, 'IDPROF0001'],
    [{ search_value: '123456789012', flag: 2, photo_id_type_id: 1 }, 'IDPROF0003'],
    [{ search_value: '999941057059', flag: 2, photo_id_type_id: 1 }, 'IDPROF0004'],
    [{ search_value: '?', flag: 2, photo_id_type_id: 6 }, 'IDPROF0016'],
  ];
  for (const [input, code] of cases) {
    const refused = await search(input);
    assert.deepEqual([refused.status, refused.codes], [400, [code]], JSON.stringify(input));
    assert.equal(refused.errors[0]?.path, 'search_value');
  }
});

test('an odd reference number or kind of photo ID is no error of ours', async () => {
  for (const input of [
    { search_value: '9'.repeat(30), flag: 1 },
    { search_value: '0', flag: 1 },
    { search_value: 'ABCDE1234F', flag: 2, photo_id_type_id: 99 },
    { search_value: 'ABCDE1234F', flag: 2, photo_id_type_id: -1 },
    { search_value: 'ABCDE1234F', flag: 2, photo_id_type_id: 2_000_000_000 },
  ] as const) {
    const { status, text } = await search(input);
    assert.ok(status < 500, `${JSON.stringify(input)}: ${status} ${text}`);
  }
});

test('a family has one number: all its members, the eldest first, at most twenty', async () => {
  const family = '9876509999';
  for (let nth = 0; nth < 22; nth++)
    await day.person({ mobile: family, dob: `20${String(24 - nth).padStart(2, '0')}-01-01` });
  const { beneficiaries } = (await search(mobile(family))).reply;
  const births = beneficiaries.map(({ dob }) => dob);
  assert.deepEqual([births.length, births[0], births], [20, '2003-01-01', [...births].sort()]);
});

test('on the way the mobile number is sealed and the photo ID masked; each person found is on the log', async () => {
  const one = await day.person({ mobile: '9876500077', photo_id: { type: 6, number: 'PQRST9876Z' } });
  const { text, reply } = await search(mobile('9876500077'));
  assert.equal(reply.beneficiaries[0]?.ben_mobile_number, '9876500077');
  assert.equal(reply.beneficiaries[0]?.photo_id_number, 'XXXXXXXX876Z');
  for (const clear of ['9876500077', 'PQRST', '876Z']) assert.ok(!text.includes(clear), clear);
  assert.ok(!server.logged().includes('9876500077'));
  assert.deepEqual(await day.audited(one), ['beneficiaries.getBeneficiaries']);
});

test('who finds the person: by site, block, district; an other site finds nobody and leaves no row', async () => {
  const sought = await day.person({ mobile: '9876500088' });
  const other = await fixtures.site(day.places, { villages: day.places.villages.slice(1) });
  const elsewhere = await fixtures.places();
  const cases: [string, UserWish, boolean][] = [
    ['the vaccinator of the site', { sites: [day.site] }, true],
    ['an assistant of the site', { role: 'Assistant', sites: [day.site] }, true],
    ['a verifier of the site', { role: 'Verifier', sites: [day.site] }, true],
    ['a supervisor of the block', { role: 'Supervisor', level: 'Block', places: day.places }, true],
    ['a supervisor of the district', { role: 'Supervisor', level: 'District', places: day.places }, true],
    ['a vaccinator of another site of the block', { sites: [other] }, false],
    ['a supervisor of another block', { role: 'Supervisor', level: 'Block', places: elsewhere }, false],
    ['a vaccinator without posting', {}, false],
  ];
  for (const [who, wish, finds] of cases) {
    const by = await server.as(await fixtures.user(wish));
    for (const way of [mobile('9876500088'), { search_value: sought, flag: 1 } as const])
      assert.deepEqual(await found(way, by), finds ? [sought] : [], who);
  }
  assert.equal((await day.audited(sought)).length, 10);
});

test('somebody from elsewhere on the list of the site is found there', async () => {
  const elsewhere = await fixtures.places();
  const guest = await fixtures.person({ village: elsewhere.villages[0] ?? 0, mobile: '9876500099' });
  assert.deepEqual(await found(mobile('9876500099')), []);
  await fixtures.onRoster(await day.session(3, '2026-01-01'), guest);
  assert.deepEqual(await found(mobile('9876500099')), [], 'a list of long ago opens nothing');
  await fixtures.onRoster(await day.session(1), guest);
  assert.deepEqual(await found(mobile('9876500099')), [guest]);
});

test('the path of the vaccinator finds the same people', async () => {
  const { reply } = await phone.send(getBeneficiariesOfVaccinator, mobile('9876501234'));
  assert.deepEqual(
    reply.beneficiaries.map(({ ben_mobile_number, beneficiary_id }) => [beneficiary_id, ben_mobile_number]),
    [[person, '9876501234']],
  );
});

test('the masters of pregnancy, with their version', async () => {
  const { version, lists } = await phone.ask(getPregnancyMasters, {});
  assert.match(version, /^20[0-9]{2}-[0-9]{2}$/);
  const names = (wanted: string) => lists.find(({ list }) => list === wanted)?.items.map(({ name }) => name);
  assert.deepEqual(names('outcome'), ['Delivery', 'Abortion', 'Maternal death']);
  for (const { list, items } of lists)
    assert.deepEqual([new Set(items.map(({ id }) => id)).size, items.length > 1], [items.length, true], list);
});

test('a value of a master list keeps its English name, and beside it what it is called in Hindi', async () => {
  const { lists } = await phone.ask(getPregnancyMasters, {});
  assert.deepEqual(
    lists.map(({ list, items }) => ({ list, items: items.map(({ id, name }) => ({ id, name })) })),
    pregnancyMasters.lists,
  );
  const value = (list: string, id: number) => lists.find((one) => one.list === list)?.items[id - 1];
  assert.deepEqual(value('outcome', 1), { id: 1, name: 'Delivery', name_hi: 'प्रसव' });
  assert.deepEqual(value('sugar_test', 1), { id: 1, name: 'RBS', name_hi: 'कभी भी (RBS)' });
  for (const { list, items } of lists)
    for (const { name, name_hi } of items)
      if (list !== 'blood_group') assert.match(name_hi, /[\u0900-\u097f]/, `${list} ${name}`);
});

test('the kinds of photo ID', async () => {
  const { types } = await phone.ask(getBeneficiaryIdType, {});
  assert.deepEqual(
    types,
    photoIdTypes.map(({ id, type }) => ({ id, type })),
  );
});

test('searches are limited per worker and minute', async () => {
  const narrow = await testServer({ env: { SEARCHES_PER_MINUTE: '3' }, sandbox: false });
  const site = await narrow.fixtures.site(await narrow.fixtures.places());
  const [one, two] = [await narrow.fixtures.user({ sites: [site] }), await narrow.fixtures.user({ sites: [site] })];
  const phones = [await narrow.as(one), await narrow.as(one)];
  const statuses: number[] = [];
  for (let nth = 0; nth < 5; nth++) statuses.push((await search(mobile('9876501234'), phones[nth % 2])).status);
  assert.deepEqual(statuses, [200, 200, 200, 429, 429], 'two phones of one worker count together');
  assert.equal((await search(mobile('9876501234'), await narrow.as(two))).status, 200);
  narrow.clock.advance({ minutes: 1 });
  assert.equal((await search(mobile('9876501234'), phones[0])).status, 200);
});

test('two hundred photo IDs a day that nobody has are enough; other searches go on', async () => {
  const seeker = await server.as(await fixtures.user({ sites: [day.site] }));
  const wide = { search_value: 'ABCDE1234F', flag: 2, photo_id_type_id: 6 } as const;
  for (let nth = 0; nth < 200; nth++) {
    if (nth === 100) server.clock.advance({ minutes: 1 });
    const nobodys = { ...wide, search_value: `ZZZZZ${String(nth).padStart(4, '0')}Z` };
    assert.equal((await search(nobodys, seeker)).status, 200);
  }
  server.clock.advance({ minutes: 1 });
  const barred = await search(wide, seeker);
  assert.deepEqual([barred.status, barred.codes], [429, ['IDPROF0026']]);
  assert.deepEqual(await found(mobile('9876501234'), seeker), [person]);
  assert.deepEqual(await found(wide), [person], 'another worker searches on');
});
